import { expect, test } from 'vitest';
import * as icons from '../icons.ts';
import { iconsInUse } from './iconsInUse.ts';

test('the gallery has exactly the icons of the kit', () => {
  expect(Object.keys(iconsInUse)).toEqual(Object.keys(icons).sort());
});
