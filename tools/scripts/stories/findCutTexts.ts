/**
 * Texts that a box cuts off and that cannot be read otherwise: without scrolling, `title`, or a button that expands the
 * box (`aria-controls`). Runs in the page, so it uses nothing from this module.
 *
 * @returns a line for each of the first five
 */
export function findCutTexts(): string[] {
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const canBeOpened = ({ id }: Element) =>
    id !== '' && document.querySelector(`[aria-controls~="${CSS.escape(id)}"]`) !== null;
  const isVisuallyHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

  const cutBy = (text: Text, range: Range): Element | null => {
    const lines = [...range.getClientRects()].filter((line) => !isVisuallyHidden(line));
    // Ignores ink that leaves the box by less than half a line.
    const beyond = (box: DOMRect, across: boolean) =>
      lines.some((line) =>
        across
          ? line.left < box.left - 2 || line.right > box.right + 2
          : line.top + line.height / 2 > box.bottom,
      );
    let free = { across: false, down: false };
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      const hasSize =
        getComputedStyle(box).display !== 'contents' && getComputedStyle(box).display !== 'inline';
      if (box.matches('[title], [aria-hidden=true], option') || canBeOpened(box)) return null;
      if (hasSize && isVisuallyHidden(rect)) return null;
      free = {
        across: free.across || scrolls(overflowX),
        down: free.down || scrolls(overflowY),
      };
      if (hasSize && clips(overflowX) && !free.across && beyond(rect, true)) return box;
      if (hasSize && clips(overflowY) && !free.down && beyond(rect, false)) return box;
    }
    return null;
  };

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = cutBy(text, range);
    if (!box) continue;
    const name = box.getAttribute('data-slot') ?? box.getAttribute('class') ?? '';
    found.push(`${box.tagName.toLowerCase()} [${name}] cuts: ${text.data.trim().slice(0, 40)}`);
  }
  return found.slice(0, 5);
}
