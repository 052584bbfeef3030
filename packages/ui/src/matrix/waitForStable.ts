const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

/** Waits until fonts and images are loaded, layout is measured, and animations have ended. */
export async function waitForStable(): Promise<void> {
  await frame();
  // A lazy image far below the window would never load.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([
    document.fonts.ready,
    // Some stories have a missing image on purpose.
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
