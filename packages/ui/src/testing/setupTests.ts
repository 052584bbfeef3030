import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Properties have one seed, so that the tests are the same gate for everybody; a run for fresh ones sets another.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });

// What is waited for may take as long as a busy machine needs.
configure({ asyncUtilTimeout: 10_000 });

// React reports its complaints (keys, hydration, act) through console.error only; here each one fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error, 'React or the component complained').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
