/** The same version as in tools/scripts/boot.mjs. */
export const pnpm = 'pnpm@12.21.0';
