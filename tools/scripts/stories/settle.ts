/**
 * Waits until the fonts are loaded and components that measure themselves, and their contents, have finished, which takes
 * more than two frames on a busy machine. Runs in the page, so it uses nothing from this module.
 */
export async function settle(): Promise<void> {
  let last = '';
  for (let calm = 0; calm < 2; ) {
    // The first layout that uses a font requests it.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const now = `${document.documentElement.scrollHeight} ${document.body.innerHTML}`;
    calm = now === last ? calm + 1 : 0;
    last = now;
  }
}
