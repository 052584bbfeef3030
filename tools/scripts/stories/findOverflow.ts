/**
 * Elements that overflow the window sideways, for each language's labels and each text size. Ends in the first of both.
 * Runs in the page, so it uses nothing from this module.
 *
 * @param languages of the labels: 'nl', 'long' (see .storybook/storyLabels.ts)
 * @param textSizes of the root: '100%', '200%' (WCAG 1.4.4)
 * @returns a line for each of the first five elements
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
  const apply = (language = 'nl', size = '100%') => {
    window.dispatchEvent(new CustomEvent('applylabels', { detail: language }));
    root.style.fontSize = size;
  };
  // Content of a box that scrolls or clips does not widen the page.
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
    // A text may overflow an element that does not overflow the page.
    return found.length > 0 ? found.slice(0, 5) : [`the page is ${root.scrollWidth} wide`];
  };

  // Components measure themselves after a change of width.
  await frame();
  await frame();
  const lines: string[] = [];
  for (const language of languages) {
    for (const size of textSizes) {
      apply(language, size);
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
  apply(languages[0], textSizes[0]);
  return lines;
}
