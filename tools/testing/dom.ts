import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/**
 * Set-up of every test that renders: cleans up after each test, and fails it on an unexpected `console.error`, which is
 * where React reports wrong nesting, missing keys and updates outside `act`. A test that expects one replaces
 * `console.error`.
 */
const errors: string[] = [];

// A busy machine needs more than the default second.
configure({ asyncUtilTimeout: 10_000 });

// Files of one worker share the document. Tests of server rendering have none.
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
}

const original = console.error;

beforeEach(() => {
  errors.length = 0;
  console.error = (...args: unknown[]) => errors.push(format(...args));
});

afterEach(() => {
  cleanup();
  console.error = original;
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
});
