import { electronicFormatIBAN } from 'ibantools';
import { expect, test } from 'vitest';
import { normaliseNumber } from './normaliseNumber.ts';

test.each(['nl91 abna 0417 1643 00', 'NL91-ABNA-0417-1643-00', 'NL91ABNA0417164300'])(
  '%s is exchanged as ibantools writes it',
  (text) => {
    expect(normaliseNumber(text)).toBe(electronicFormatIBAN(text));
  },
);

test('a VAT number loses its points', () => {
  expect(normaliseNumber('BE 0428.759.497')).toBe('BE0428759497');
});
