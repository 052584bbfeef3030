// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchTerm } from './readSearchTerm.ts';

test('blanks and control characters are one blank', () => {
  expect(readSearchTerm('  luiers\t\n maat\u00004 ')).toBe('luiers maat 4');
});

test('of 2,000 characters two hundred are searched for', () => {
  expect(readSearchTerm('a'.repeat(2000))).toHaveLength(200);
});

/** Letters, blanks, control characters, and halves of a surrogate pair. */
const piece = fc.constantFrom('a', 'é', '%', '/', ' ', '\n', '\u0000', '\ud83e', '\uddf8', '🧸');

test('whatever is typed, it can stand in an address and the back end takes it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 250 }), (pieces) => {
      const term = readSearchTerm(pieces.join(''));
      expect(() => encodeURIComponent(term)).not.toThrow();
      expect(term).not.toContain('\u0000');
      expect(term.length).toBeLessThanOrEqual(200);
    }),
  );
});
