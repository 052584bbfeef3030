import fc from 'fast-check';

const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/**
 * Strings of any Unicode characters but half surrogates, as `fc.string({ unit: 'binary' })`, which takes a second in each
 * process to list all characters.
 *
 * @param constraints.maxLength in characters
 */
export const anyText = (constraints: { readonly maxLength?: number } = {}) =>
  fc.string({ ...constraints, unit: character });
