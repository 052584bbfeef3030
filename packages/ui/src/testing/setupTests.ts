import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Property tests have a fixed seed here; a run with fresh ones sets another.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// React reports problems (keys, hydration, act) through console.error only; each one fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error, 'React or the component complained').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
