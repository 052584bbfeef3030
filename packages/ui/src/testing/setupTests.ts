import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports its complaints (keys, hydration, act) through console.error only; here each one fails the test.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  cleanup();
  expect(console.error, 'React or the component complained').not.toHaveBeenCalled();
  vi.restoreAllMocks();
});
