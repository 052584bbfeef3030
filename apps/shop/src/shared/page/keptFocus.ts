let kept: Element | null = null;

/**
 * The element that got the focus because the one that had it was taken out (`useKeptFocus`): nobody chose to be there, so
 * who leads somebody elsewhere may still take it.
 */
export const keptFocus = {
  note(element: Element | null): void {
    kept = element;
  },
  has: (element: Element | null): boolean => element !== null && element === kept,
};
