/** The props of the last render of an element, which React keeps on it; another object after each render. */
const propsOf = (element: Element): unknown =>
  Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1];

/**
 * Watches parts of a page. The returned function gives the indexes of the parts with an element that was rendered since,
 * the part's own one excepted, and of those that are gone.
 */
export function watchRenders(parts: readonly Element[]): () => readonly number[] {
  const before = parts.map((part) =>
    [...part.querySelectorAll('*')].map((element) => ({ element, props: propsOf(element) })),
  );
  return () =>
    before.flatMap((elements, index) =>
      elements.some(({ element, props }) => !element.isConnected || propsOf(element) !== props)
        ? [index]
        : [],
    );
}
