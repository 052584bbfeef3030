const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/**
 * Waits until the page has nothing left to do: fonts and pictures are there, what is measured after rendering is
 * measured, and whatever moves has come to its end (or, without an end, stands at its beginning).
 */
export async function waitForStable(): Promise<void> {
  await frame();
  // One far below the window would not begin to load, and never be there.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([
    document.fonts.ready,
    // A picture that is missing on purpose has no contents to wait for.
    ...[...document.images].map((image) => image.decode().catch(() => undefined)),
  ]);
  await frame();
  await frame();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
  }
  await frame();
}
