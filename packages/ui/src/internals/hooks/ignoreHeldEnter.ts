/**
 * Ignores an Enter that is held, until another key is pressed or Enter is pressed anew. To be called when the focus
 * moves because of a key: a browser repeats a held key, and its repetitions would press the newly focused element.
 */
export function ignoreHeldEnter(): void {
  const done = new AbortController();
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
      else done.abort();
    },
    { capture: true, signal: done.signal },
  );
}
