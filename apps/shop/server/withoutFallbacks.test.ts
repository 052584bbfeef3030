import { expect, test } from 'vitest';
import { withoutFallbacks } from './withoutFallbacks.ts';

test('the layer of first values goes, with all that is in it', () => {
  const layer = '@layer properties{@supports (a) or (b){*,:before{--tw-x:0;--tw-y:1}}}';
  expect(withoutFallbacks(`@layer theme{:root{--a:1}}${layer}.a{top:0}`)).toBe(
    '@layer theme{:root{--a:1}}.a{top:0}',
  );
});

test.each(['.a{top:0}', '@layer properties;.a{top:0}', '@layer properties{@supports (a){'])(
  '%s stays as it is',
  (css) => {
    expect(withoutFallbacks(css)).toBe(css);
  },
);
