import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { testToken } from '../testing/testToken.ts';
import { createSessionStore } from './createSessionStore.ts';
import { onUnauthorised } from './onUnauthorised.ts';

test('[T03] twenty refused calls log out and reload once', () => {
  const session = createSessionStore({ storage: memoryStorage(), now: () => 0 });
  session.logIn(testToken());
  const reload = vi.fn();
  const refused = onUnauthorised(session, reload);
  for (let call = 0; call < 20; call += 1) refused();
  expect(session.getState().viewer.kind).toBe('anonymous');
  expect(reload).toHaveBeenCalledOnce();
});

test('a refusal of somebody who is not logged in reloads nothing: no loop', () => {
  const session = createSessionStore({ storage: memoryStorage(), now: () => 0 });
  const reload = vi.fn();
  onUnauthorised(session, reload)();
  expect(reload).not.toHaveBeenCalled();
});
