import { buildPaymentState } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import {
  isServersSession,
  ownPaymentSession,
  paymentMethodHref,
  paymentSessionOf,
} from './paymentSession.ts';

const payment = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: false,
  owner: null,
};

test('[S61] sessionId, sessionData, clientKey, environment and redirectResult are read from the query', () => {
  expect(
    paymentSessionOf('?sessionId=CS1&sessionData=data&clientKey=emu_client&environment=test', null),
  ).toEqual(payment);
  expect(paymentSessionOf('?clientKey=emu_client&environment=test', null)).toBeNull();
});

test('[S61] a return from the bank keeps the stored data of its own session only', () => {
  const known = { ...payment, submitted: true };
  const back = '?clientKey=emu_client&environment=test&sessionId=CS1&redirectResult=R';
  expect(paymentSessionOf(back, known)).toEqual({ ...known, redirectResult: 'R' });
  expect(paymentSessionOf(back.replace('CS1', 'CS2'), known)).toMatchObject({
    sessionData: '',
    submitted: false,
  });
});

test('[T63] the owner of the tab’s session survives the return from the bank; other URLs have no owner', () => {
  const own = ownPaymentSession(payment, '100001');
  expect(own).toEqual({ ...payment, owner: '100001' });
  const href = new URL(paymentMethodHref(payment), 'http://shop').search;
  expect(paymentSessionOf(href, own)).toEqual(own);
  expect(paymentSessionOf('?sessionId=CS1&redirectResult=R', own)).toEqual({ ...own, redirectResult: 'R' });
  for (const [from, to] of [
    ['CS1', 'CS2'],
    ['=data', '=other'],
    ['emu_client', 'emu_other'],
    ['environment=test', 'environment=live'],
  ] as const)
    expect(paymentSessionOf(href.replace(from, to), own)?.owner).toBeNull();
  expect(paymentSessionOf(href, null)?.owner).toBeNull();
});

const place = { environment: 'test', emulatorOrigin: 'http://localhost:4001' };

test('[S61] a URL that matches the servers’ data is trusted', () => {
  expect(isServersSession(payment, buildPaymentState(), place)).toBe(true);
});

test.each([
  ['another client key', { clientKey: 'emu_other' }, {}, {}],
  ['no client key', { clientKey: '' }, {}, {}],
  ['another environment', { environment: 'live' }, {}, {}],
  [
    'an environment that the back end wants and the shop does not',
    { environment: 'live' },
    { environment: 'live' },
    {},
  ],
  [
    'a word that the provider does not know',
    { environment: 'x' },
    { environment: 'x' },
    { environment: 'x' },
  ],
  ['a key of the sandbox at the provider itself', {}, {}, { emulatorOrigin: null }],
])('[S61] %s is refused', (_what, changes, state, where) => {
  expect(isServersSession({ ...payment, ...changes }, buildPaymentState(state), { ...place, ...where })).toBe(
    false,
  );
});

test('[T63] the payment page’s URL has the session’s parameters by their specified names', () => {
  const { sessionId, sessionData, clientKey, environment } = { ...payment, sessionData: 'a+b' };
  const href = paymentMethodHref({ sessionId, sessionData, clientKey, environment });
  expect(paymentSessionOf(new URL(href, 'http://shop').search, null)).toEqual({
    ...payment,
    sessionData: 'a+b',
  });
});
