import { LiveRegion } from '@magazijn/ui';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pasteOrderList } from './pasteOrderList.ts';
import { addToDraft, quickOrderDraft, quickOrderKey } from './quickOrderDraft.ts';

beforeEach(() => sessionStorage.clear());

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ product: String(100_000 + index), quantity: '1' }));

test('each customer has an own list; an empty list is removed from storage', () => {
  quickOrderDraft.write('100001', entries(2));
  quickOrderDraft.write('100002', entries(1));
  expect([quickOrderDraft.read('100001').length, quickOrderDraft.read('100002').length]).toEqual([2, 1]);
  expect(quickOrderDraft.read('constructor')).toEqual([]);
  quickOrderDraft.write('100001', []);
  quickOrderDraft.write('100002', []);
  expect(sessionStorage.getItem(quickOrderKey)).toBeNull();
});

test('the same list is the same object until it changes, and listeners are called', () => {
  const listener = vi.fn();
  const stop = quickOrderDraft.subscribe(listener);
  quickOrderDraft.write('100001', entries(2));
  expect(quickOrderDraft.read('100001')).toBe(quickOrderDraft.read('100001'));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});

test('lines are appended; those that do not fit are counted', () => {
  quickOrderDraft.write('100001', [...entries(2), { product: '', quantity: '' }]);
  expect(addToDraft('100001', [{ product: 'luiers', quantity: '3' }])).toBe(0);
  expect(quickOrderDraft.read('100001').at(-1)).toEqual({ product: 'luiers', quantity: '3' });
  expect(addToDraft('100001', entries(600))).toBe(103);
  expect(quickOrderDraft.read('100001')).toHaveLength(500);
});

test('a list pasted elsewhere announces how many lines were added and left out', async () => {
  render(<LiveRegion />);
  pasteOrderList('100001', '2x 101404\nluiers: 3');
  expect(quickOrderDraft.read('100001')).toEqual([
    { product: '101404', quantity: '2' },
    { product: 'luiers', quantity: '3' },
  ]);
  expect(await screen.findByText('2 regels staan in je lijst.')).toBeDefined();
  pasteOrderList(
    '100001',
    entries(100_000)
      .map(({ product }) => `${product};1`)
      .join('\n'),
  );
  expect(
    await screen.findByText(
      '498 regels staan in je lijst. In een lijst passen 500 regels: 99.502 regels zijn niet overgenomen. Bestel eerst wat er staat, en geef de lijst dan opnieuw op.',
    ),
  ).toBeDefined();
});
