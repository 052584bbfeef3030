import { ApiError } from '@magazijn/api-client';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testToken } from '../testing/testToken.ts';
import { setUpCart } from './testing/setUpCart.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[T10, T11] agrees with a model over any sequence of touches, answers, failures, reloads and logins', async () => {
  const touch = fc.oneof(
    fc.record({
      kind: fc.constant('add' as const),
      id: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      kind: fc.constant('set' as const),
      id: fc.integer({ min: 1, max: 3 }),
      amount: fc.integer({ min: 0, max: 5 }),
    }),
    fc.record({ kind: fc.constantFrom('answer', 'answer', 'lose', 'reload', 'empty', 'leave' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(touch, fc.integer({ min: 0, max: 200 })), { maxLength: 40 }),
      async (touches) => {
        const { open, session, calls } = setUpCart();
        session.logIn(testToken());
        let cart = open();
        const model = new Map<number, number>();
        let next = 0;
        for (const [step, delay] of touches) {
          if (step.kind === 'add') {
            cart.add(step.id, step.amount);
            model.set(step.id, (model.get(step.id) ?? 0) + step.amount);
          } else if (step.kind === 'set') {
            cart.setQuantity(step.id, step.amount);
            if (step.amount === 0) model.delete(step.id);
            else model.set(step.id, step.amount);
          } else if (step.kind === 'answer') calls[next++]?.answer();
          else if (step.kind === 'lose') calls[next++]?.fail(new ApiError('unreachable', 'lost'));
          else if (step.kind === 'reload') cart = open();
          else if (step.kind === 'empty') {
            cart.empty();
            model.clear();
          } else if (step.kind === 'leave') {
            session.logOut();
            session.logIn(testToken());
          }
          await vi.advanceTimersByTimeAsync(delay);
          if (next > calls.length) next = calls.length;
          expect(cart.getState().amounts).toEqual(Object.fromEntries(model));
          expect(cart.getState().units).toBe([...model.values()].reduce((sum, amount) => sum + amount, 0));
        }
      },
    ),
    // `pnpm prove` asks for more.
    { numRuns: Number(process.env.MODEL_RUNS ?? 100) },
  );
});
