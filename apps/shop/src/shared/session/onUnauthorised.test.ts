import { beforeEach, expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { memoryStorage } from '../storage/browserStorage.ts';
import { createSessionStore } from './createSessionStore.ts';
import { onUnauthorised } from './onUnauthorised.ts';

const open = () => createSessionStore({ storage: memoryStorage(), now: () => 0 });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

test('[T03] twenty refused calls log out and reload once, and it is logged', () => {
  const session = open();
  session.logIn(testToken());
  const reload = vi.fn();
  const refused = onUnauthorised(session, reload);
  for (let call = 0; call < 20; call += 1) refused(testToken());
  expect(session.getState().viewer.kind).toBe('anonymous');
  expect(session.getState().left).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
  expect(console.warn).toHaveBeenCalledOnce();
});

test('a refusal of a visitor does not reload, which prevents a loop', () => {
  const reload = vi.fn();
  onUnauthorised(open(), reload)(null);
  expect(reload).not.toHaveBeenCalled();
});

test('a late refusal of an earlier token does not end a newer session', () => {
  const session = open();
  session.logIn(testToken({ customerNumber: '2' }));
  const reload = vi.fn();
  onUnauthorised(session, reload)(testToken({ customerNumber: '1' }));
  expect(session.getState().viewer).toMatchObject({ customerNumber: '2' });
  expect(reload).not.toHaveBeenCalled();
});
