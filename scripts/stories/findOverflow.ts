/**
 * What breaks out of the window sideways, with each language's labels and at each size of text; runs in the page, so it
 * may use nothing from outside.
 *
 * @param languages of the labels, one after another: 'nl', 'long' (see .storybook/storyLabels.ts). It ends with the first.
 * @param textSizes what the browser's text is set to: '100%', '200%' (WCAG 1.4.4). It ends with the first.
 * @returns one line for each of the first five elements that do, none when all is well.
 */
export async function findOverflow({
  languages,
  textSizes,
}: {
  readonly languages: readonly string[];
  readonly textSizes: readonly string[];
}): Promise<string[]> {
  const { documentElement: root, body } = document;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const wear = (language = 'nl', size = '100%') => {
    window.dispatchEvent(new CustomEvent('applylabels', { detail: language }));
    root.style.fontSize = size;
  };
  // What lies in something that scrolls or clips widens nothing.
  const isFree = (element: Element) => {
    for (let box = element.parentElement; box && box !== body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return false;
    return true;
  };
  const outside = (): string[] => {
    const room = root.clientWidth;
    if (root.scrollWidth <= room) return [];
    const found = [...body.querySelectorAll('*')].flatMap((element) => {
      const { right } = element.getBoundingClientRect();
      if (right <= room + 1 || !isFree(element)) return [];
      const slot = element.getAttribute('data-slot') ?? element.getAttribute('class') ?? '';
      return [
        `${element.tagName.toLowerCase()} [${slot}] ends at ${Math.round(right)}: ${element.textContent?.slice(0, 40)}`,
      ];
    });
    // A text may break out of an element that does not.
    return found.length > 0 ? found.slice(0, 5) : [`the page is ${root.scrollWidth} wide`];
  };

  // What measures itself after a change of width has done so by then.
  await frame();
  await frame();
  const lines: string[] = [];
  for (const language of languages) {
    for (const size of textSizes) {
      wear(language, size);
      let found = outside();
      if (found.length > 0) {
        await frame();
        await frame();
        found = outside();
      }
      lines.push(
        ...found.map((line) => `At ${root.clientWidth} px, labels ${language}, text ${size}, ${line}`),
      );
    }
  }
  wear(languages[0], textSizes[0]);
  return lines;
}
