import { expect, test } from 'vitest';
import type { MatrixPlan } from './matrixPlan.ts';
import { plannedPictures } from './plannedPictures.ts';
import type { ScreenPlan } from './screenPlan.ts';

const sheet = (name: string, more: Partial<MatrixPlan> = {}): MatrixPlan => ({
  name,
  file: `${name}.stories.tsx`,
  stories: [],
  variants: [],
  choices: {},
  ...more,
});

test('the pictures follow from sheets and screens alone, so that one that could not be taken is planned', () => {
  const screen: ScreenPlan = { name: 'patterns-login', file: 'Login', stories: ['Login'], screen: true };
  const sheets = [
    sheet('parts-tag'),
    sheet('shop-cart', { width: 360, moreContrast: true }),
    sheet('shop-cart-open', { file: 'shop-cart.stories.tsx' }),
    sheet('parts-tabs'),
    sheet('parts-tabs-phone', { file: 'parts-tabs.stories.tsx', width: 360, repeats: true }),
  ];
  expect(plannedPictures(sheets, [screen])).toEqual([
    'parts-tag.house-light',
    'parts-tag.house-dark',
    'parts-tag.bouwsteen-light',
    'parts-tag.bouwsteen-dark',
    'parts-tag.forced',
    'parts-tag.narrow-house-light',
    'shop-cart.house-light',
    'shop-cart.forced',
    'shop-cart.contrast',
    'shop-cart-open.house-light',
    'parts-tabs.house-light',
    'parts-tabs.forced',
    'parts-tabs-phone.house-light',
    'patterns-login.1440-dark',
  ]);
});
