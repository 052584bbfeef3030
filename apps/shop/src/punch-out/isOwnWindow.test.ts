import { expect, test } from 'vitest';
import { isOwnWindow } from './isOwnWindow.ts';

const opener = { closed: false };
const top = { name: 'shop', opener } as Window;
Object.assign(top, { top, parent: top });
const framed = { name: 'catalogue', top, parent: top } as unknown as Window;

test.each(['', '_self', '_top', '_parent', '_TOP', 'shop'])(
  '%s is the window itself at the top',
  (target) => {
    expect(isOwnWindow(target, top)).toBe(true);
  },
);

test.each(['_blank', 'other', 'SHOP'])('%s is another one', (target) => {
  expect(isOwnWindow(target, top)).toBe(false);
});

test('in a frame the top and the parent are others', () => {
  expect(['_top', '_parent', 'shop'].map((target) => isOwnWindow(target, framed))).toEqual([
    false,
    false,
    false,
  ]);
  expect(['', '_self', 'catalogue'].every((target) => isOwnWindow(target, framed))).toBe(true);
});

test.each([null, { closed: true }])(
  'a name is this window where no other one can have it: the return is not lost (opener %j)',
  (opener) => {
    const parted = { name: '', opener } as unknown as Window;
    Object.assign(parted, { top: parted, parent: parted });
    expect(isOwnWindow('inkoop', parted)).toBe(true);
    expect(isOwnWindow('_blank', parted)).toBe(false);
  },
);
