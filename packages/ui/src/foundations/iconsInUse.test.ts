import { expect, test } from 'vitest';
import * as icons from '../icons.ts';
import { iconsInUse } from './iconsInUse.ts';

test('the gallery has every icon of the kit, and no other', () => {
  expect(Object.keys(iconsInUse)).toEqual(Object.keys(icons).sort());
});
