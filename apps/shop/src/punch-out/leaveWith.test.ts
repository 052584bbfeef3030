import { afterEach, expect, test, vi } from 'vitest';
import { leaveWith } from './leaveWith.ts';

const form = { action: 'https://inkoop.example/hook', target: '_top', charset: 'UTF-8', fields: [] };

afterEach(() => vi.restoreAllMocks());

test('the page goes with the return; who comes back to it by the browser’s button sees what follows', () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const stay = vi.fn();
  leaveWith(form, stay);
  expect(stay).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(stay).toHaveBeenCalledOnce();
});

test('a return that is answered in another window leaves this page to what follows', () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const stay = vi.fn();
  leaveWith({ ...form, target: '_blank' }, stay);
  expect(stay).toHaveBeenCalledOnce();
});

test('an address that is none is never followed: the page remains', () => {
  const stay = vi.fn();
  leaveWith({ ...form, action: 'javascript:alert(1)' }, stay);
  expect(stay).toHaveBeenCalledOnce();
});
