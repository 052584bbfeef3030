import { expect, test, vi } from 'vitest';
import { testToken } from '../../testing/testToken.ts';
import { memoryStorage } from '../storage/browserStorage.ts';
import { createSessionStore } from './createSessionStore.ts';
import { onViewerChange } from './onViewerChange.ts';

test('[T80] a listener is called for each new viewer, and for no other change of the session', () => {
  const session = createSessionStore({ storage: memoryStorage(), now: () => 0 });
  const changed = vi.fn();
  const end = onViewerChange(session, changed);
  const [own, other] = ['1', '2'].map((customerNumber) => testToken({ customerNumber })) as [string, string];
  session.logIn(own);
  session.logIn(testToken({ customerNumber: '1', admin: true }));
  expect(changed).toHaveBeenCalledTimes(1);
  session.switchTo(other);
  session.switchBack();
  expect(changed).toHaveBeenCalledTimes(3);
  session.logOut();
  expect(changed).toHaveBeenCalledTimes(4);
  end();
  session.logIn(other);
  expect(changed).toHaveBeenCalledTimes(4);
});

test('another person of the same company is another viewer, and so is another role', () => {
  const session = createSessionStore({ storage: memoryStorage(), now: () => 0 });
  const changed = vi.fn();
  onViewerChange(session, changed);
  session.logIn(testToken({ username: 'egel@demo.magazijn.test', role: 'administrator' }));
  session.logIn(testToken({ username: 'das@demo.magazijn.test', role: 'administrator' }));
  expect(changed).toHaveBeenCalledTimes(2);
  session.logIn(testToken({ username: 'das@demo.magazijn.test', role: 'bookkeeper' }));
  expect(changed).toHaveBeenCalledTimes(3);
});
