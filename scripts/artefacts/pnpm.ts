/** The version that scripts/boot.mjs names too. */
export const pnpm = 'pnpm@12.21.0';
