import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { expect, test } from 'vitest';
import { deliverySteps } from './deliverySteps.ts';
import { buildOrder } from './testing/buildOrder.ts';

const day = deliveryTimestamp('2026-11-24');
const steps = (changes: Parameters<typeof buildOrder>[0], today = '2026-11-20') =>
  deliverySteps(buildOrder({ deliveryDate: day, ...changes }), today).map(
    ({ name, state, time }) => `${name} ${state} ${time ?? ''}`,
  );

test('an order known only as placed shows the dates of placing and delivery', () => {
  expect(steps({})).toEqual(['Geplaatst done 18 november 2026', 'Bezorging upcoming dinsdag 24 november']);
  expect(steps({}, '2026-11-24')).toHaveLength(2);
});

test('a past delivery day is left out, and nothing is shown as delivered', () => {
  expect(steps({}, '2026-11-25')).toEqual(['Geplaatst done 18 november 2026']);
  expect(steps({ deliveryDate: null, createdAt: null })).toEqual(['Geplaatst done ']);
});

test('a back end with stages: done steps, the current one, and the delivery day', () => {
  expect(steps({ stage: 'shipped' })).toEqual([
    'Geplaatst done 18 november 2026',
    'Ingepakt done ',
    'Onderweg current ',
    'Bezorging upcoming dinsdag 24 november',
  ]);
  expect(steps({ stage: 'shipped', deliveryDate: null }).at(-1)).toBe('Bezorging upcoming ');
  expect(steps({ stage: 'delivered' }).at(-1)).toBe('Bezorgd done ');
});
