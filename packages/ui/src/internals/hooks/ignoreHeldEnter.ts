/** Ignores a held Enter until a new key press; its repetitions would press the newly focused element. */
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
