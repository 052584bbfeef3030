/** The same version as in scripts/boot.mjs. */
export const pnpm = 'pnpm@12.21.0';
