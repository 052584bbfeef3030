import { buildPaymentState } from '@magazijn/api-client/testing';
import { expect, test } from 'vitest';
import { isServersVisit } from './isServersVisit.ts';

const visit = {
  sessionId: 'CS1',
  sessionData: 'data',
  clientKey: 'emu_client',
  environment: 'test',
  redirectResult: '',
  submitted: false,
};
const place = { environment: 'test', emulatorOrigin: 'http://localhost:4001' };

test('[S61] an address that says what the servers say is taken', () => {
  expect(isServersVisit(visit, buildPaymentState(), place)).toBe(true);
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
  expect(isServersVisit({ ...visit, ...changes }, buildPaymentState(state), { ...place, ...where })).toBe(
    false,
  );
});
