/** The product page and the client, in files of their own: a press on a card then waits for its data only. */
const load = async (): Promise<void> => {
  await Promise.all([import('../features/catalogue/ProductPage.tsx'), import('./createClient.ts')]);
};

/**
 * Loads the code of the product page while the browser is idle. A file is found only after the one that imports it, so
 * that loading them on a press takes several round trips.
 */
export function preloadProducts(): void {
  // A press loads them again after a failure.
  const preload = () => void load().catch(() => {});
  // Safari does not have it.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(preload);
  else setTimeout(preload, 1000);
}
