import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endDevices, openBackEnd, openCart, pass } from './testing/openDevices.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  endDevices();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const arbitraryStep = fc.record({
  device: fc.nat(2),
  act: fc.constantFrom(
    ...['add', 'set', 'set', 'remove', 'empty', 'reference'],
    ...['offline', 'online', 'lose', 'slow', 'reload', 'document'],
  ),
  id: fc.integer({ min: 1, max: 3 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  intervalMs: fc.integer({ min: 0, max: 3_000 }),
});

test('after any sequence of changes on three devices all of them show the saved cart, and each line is the last that a device chose', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryStep, { maxLength: 25 }), async (steps) => {
      const backEnd = openBackEnd();
      const devices = [await openCart(backEnd), await openCart(backEnd), await openCart(backEnd)];
      /** The last choice for each product, as its device saw it. */
      const last = new Map<number, number>();
      for (const { device: index, act, id, quantity, intervalMs } of steps) {
        const device = devices[index] ?? devices[0];
        if (!device) return;
        const { cart, connection } = device;
        const before = device.quantities()[id];
        if (act === 'add') cart.add(id, quantity);
        if (act === 'set') cart.setQuantity(id, quantity);
        if (act === 'remove' && (device.quantities()[id] ?? 0) > 0) cart.setQuantity(id, 0);
        const after = device.quantities()[id];
        if (after !== undefined && after !== before) last.set(id, after);
        if (act === 'empty') cart.empty();
        if (act === 'reference') cart.setOrderReference(`Groep ${id}`);
        if (act === 'offline') connection.online = false;
        if (act === 'online') Object.assign(connection, { online: true, delayMs: 50 });
        if (act === 'slow') connection.delayMs = 2_000;
        if (act === 'reload') device.reload();
        if (act === 'document') {
          const rendered = backEnd.documentOf('10010 els');
          await pass(intervalMs);
          device.reload(rendered);
        }
        connection.losesResponses = act === 'lose';
        await pass(intervalMs + 1);
      }
      for (const { connection } of devices)
        Object.assign(connection, { online: true, losesResponses: false, delayMs: 50 });
      await pass(200_000);
      const { intent } = backEnd.stateOf('10010 els');
      for (const { cart, quantities } of devices) {
        expect(quantities()).toEqual(intent.quantities);
        expect(cart.getState()).toMatchObject({ status: 'settled', orderReference: intent.orderReference });
      }
      const removes = steps.some(({ act }) => act === 'remove' || act === 'empty');
      if (!removes) expect(intent.quantities).toEqual(Object.fromEntries(last));
      endDevices();
    }),
    { numRuns: Number(process.env.MODEL_RUNS ?? 100) },
  );
}, 600_000);
