import { expect, test } from 'vitest';
import { orderStage, stageSteps } from './orderStage.ts';

test.each([
  ['placed', 'placed'],
  ['packed', 'packed'],
  ['shipped', 'shipped'],
  ['delivered', 'delivered'],
  ['PICK_CONF_30', 'placed'],
  [null, 'placed'],
  [undefined, 'placed'],
] as const)('status %j is stage %s', (status, stage) => {
  expect(orderStage(status)).toBe(stage);
});

const states = (stage: Parameters<typeof stageSteps>[0]) => stageSteps(stage).map(({ state }) => state);

test('stages without data of the back end are left out', () => {
  expect(stageSteps('placed')).toEqual([{ stage: 'placed', state: 'done' }]);
  expect(states('packed')).toEqual(['done', 'current', 'upcoming', 'upcoming']);
  expect(states('shipped')).toEqual(['done', 'done', 'current', 'upcoming']);
  expect(states('delivered')).toEqual(['done', 'done', 'done', 'done']);
});
