import { expect, test } from 'vitest';
import { paper } from './inks.ts';
import { readableOn } from './readableOn.ts';

test('lettering is white on a deep ground and dark on a pale one', () => {
  expect(readableOn('#2d7056', '#1f4a3d')).toBe(paper);
  expect(readableOn('#f6c632', '#84480f')).toBe('#84480f');
});
