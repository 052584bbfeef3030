import { expect, test } from 'vitest';
import { forTools, permissive, refusedLicences } from './licences.ts';

const component = (name: string, expression: string) => ({
  name,
  version: '1.0.0',
  licenses: [{ expression }],
});

test.each(['MIT', '(MPL-2.0 OR Apache-2.0)', 'MIT or MPL-2.0', '(MIT AND Zlib)'])(
  '%s may be distributed',
  (expression) => {
    expect(refusedLicences({ components: [component('a', expression)] }, permissive)).toEqual([]);
  },
);

test.each(['GPL-3.0-only', 'MPL-2.0', '(MIT AND CC-BY-3.0)', 'LGPL-3.0-or-later', 'SEE LICENSE IN LICENSE'])(
  '%s may not be distributed',
  (expression) => {
    expect(refusedLicences({ components: [component('a', expression)] }, permissive)).toEqual([
      `a 1.0.0: ${expression}`,
    ]);
  },
);

test('a package without a licence is refused', () => {
  expect(refusedLicences({ components: [{ name: 'a', version: '2.0.0' }] }, forTools)).toEqual([
    'a 2.0.0: names no licence',
  ]);
});
