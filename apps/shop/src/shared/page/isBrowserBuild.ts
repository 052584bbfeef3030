/**
 * True in the browser's build only, which leaves out what only the server needs: queries of cached documents, and the
 * content of `noscript`, which React neither renders nor compares in a browser.
 */
export const isBrowserBuild = import.meta.env.PROD && !import.meta.env.SSR;
