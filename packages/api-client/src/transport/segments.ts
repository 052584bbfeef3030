/** `category/sub` → `/category/sub`, each segment encoded on its own. */
export const segments = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `/${encodeURIComponent(segment)}`)
    .join('');
