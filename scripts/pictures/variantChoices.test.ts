import { expect, test } from 'vitest';
import { variantChoices } from './variantChoices.ts';

test('axes, choices and their classes, lists and constants included', () => {
  const source = `const flat = 'bg-none';
    export const tagVariants = cva('p-1', {
      variants: { tone: { sale: ['bg-sale', 'text-on-sale p-2'], plain: flat }, closed: { true: '', false: null } },
      defaultVariants: { tone: 'sale' },
    });
    const bare = cva('p-2');`;
  expect(variantChoices(source, 'tagVariants.ts')).toEqual([
    {
      name: 'tagVariants',
      axes: {
        tone: { sale: ['bg-sale', 'text-on-sale', 'p-2'], plain: ['bg-none'] },
        closed: { true: [], false: [] },
      },
    },
    { name: 'bare', axes: {} },
  ]);
});

test('a choice that cannot be listed is an error that names it', () => {
  expect(() => variantChoices("const x = cva('', { variants: { tone: tones } });", 'x.ts')).toThrow(
    'x.ts: “tones”',
  );
  expect(() => variantChoices("const x = cva('', { variants: { tone: { a: cx('b') } } });", 'x.ts')).toThrow(
    "x.ts: “cx('b')”",
  );
});
