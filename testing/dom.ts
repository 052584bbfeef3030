import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/**
 * Set-up of every test that renders: the page is emptied after each test, and an unexpected `console.error` fails it.
 * React reports wrong nesting, missing keys and updates outside `act` only there. A test that expects one replaces
 * `console.error` by a spy of its own.
 */
const errors: string[] = [];

// What is waited for may take as long as a busy machine needs.
configure({ asyncUtilTimeout: 10_000 });

// The document outlives a file; what a page keeps must not. What the server renders is tested without one.
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
