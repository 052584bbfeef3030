import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { assessRun, isBlocking, type RunState, runProblems, type StandingLine } from './assessRun.ts';

const line = (changes: Partial<StandingLine> = {}): StandingLine => ({
  productId: 7,
  wanted: 12,
  agreed: { price: cents(1000), deal: null },
  product: { price: cents(1000), deal: null, max: 9999 },
  ...changes,
});
const now = (price: number, max = 9999) => ({ price: cents(price), deal: null, max });
const assess = (changes: Partial<StandingLine>, maxPriceRise = 5) =>
  assessRun([line(changes)], maxPriceRise)[0];

describe('a line of a run', () => {
  test('that is as agreed is ordered', () => {
    expect(assess({})).toEqual({
      productId: 7,
      wanted: 12,
      quantity: 12,
      shortage: null,
      cost: 12_000,
      costThen: 12_000,
      asks: false,
    });
  });

  test('asks when its price rose by more than what was set, and not before', () => {
    expect(assess({ product: now(1050) })).toMatchObject({ cost: 12_600, costThen: 12_000, asks: false });
    expect(assess({ product: now(1051) })).toMatchObject({ cost: 12_612, asks: true });
    expect(assess({ product: now(1001) }, 0)).toMatchObject({ asks: true });
    expect(assess({ product: now(900) }, 0)).toMatchObject({ cost: 10_800, asks: false });
  });

  test('asks when a deal ended, at an unchanged price', () => {
    const deal = { kind: 'free-goods', paid: 2, free: 1 } as const;
    const agreed = { price: cents(1000), deal };
    expect(assess({ agreed })).toMatchObject({ costThen: 8_000, cost: 12_000, asks: true });
    expect(assess({ agreed, product: { ...now(1000), deal } })).toMatchObject({ cost: 8_000, asks: false });
  });

  test('without an agreed price has nothing to compare with', () => {
    expect(assess({ agreed: null, product: now(9000) })).toMatchObject({ costThen: null, asks: false });
  });

  test('that was free asks for any price', () => {
    const agreed = { price: cents(1000), deal: { kind: 'percentage', percentage: 100 } as const };
    expect(assess({ agreed })).toMatchObject({ costThen: 0, asks: true });
  });

  test.each([
    ['is no longer sold', null, 'gone', 0],
    ['is sold out', now(1000, 0), 'sold-out', 0],
    ['is short, or over the limit of an order', now(1000, 5), 'short', 5],
  ] as const)('asks when its product %s', (_what, product, shortage, quantity) => {
    expect(assess({ product })).toMatchObject({ shortage, quantity, asks: true });
  });
});

describe('the problems of a run', () => {
  const state = (changes: Partial<RunState> = {}): RunState => ({
    hasOwner: true,
    paysLater: true,
    hasList: true,
    isDayOffered: true,
    lines: assessRun([line()], 5),
    subtotal: cents(12_000),
    minimumOrder: cents(5_000),
    ...changes,
  });

  test.each([
    ['nothing', {}, []],
    ['its owner left', { hasOwner: false, lines: [] }, ['owner']],
    ['its list was removed', { hasList: false, lines: [] }, ['list']],
    ['the company pays by card', { paysLater: false }, ['payment']],
    ['its list is empty', { lines: [], subtotal: cents(0) }, ['empty']],
    [
      'all is sold out',
      { lines: assessRun([line({ product: now(1000, 0) })], 5), subtotal: cents(0) },
      ['empty', 'lines'],
    ],
    ['it is too small', { subtotal: cents(4_999) }, ['minimum']],
    ['its day has gone', { isDayOffered: false }, ['day']],
    ['a line asks', { lines: assessRun([line({ product: now(2000) })], 5) }, ['lines']],
  ] as const)('when %s', (_what, changes, problems) => {
    expect(runProblems(state(changes as Partial<RunState>))).toEqual(problems);
  });

  test('are settled by the buyer’s word, or have to be solved first', () => {
    const all = ['owner', 'payment', 'list', 'empty', 'minimum', 'day', 'lines'] as const;
    expect(all.filter(isBlocking)).toEqual(['owner', 'payment', 'list', 'empty', 'minimum']);
  });
});
