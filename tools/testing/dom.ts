import { format } from 'node:util';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

/**
 * Set-up of every test that renders: cleans up after each test, removes its listeners of the window, and fails it on an
 * unexpected `console.error`, which is where React reports wrong nesting, missing keys and updates outside `act`. A test
 * that expects one replaces `console.error`.
 */
const errors: string[] = [];

/** A waiting query fails at each poll; the document is printed only when the message is read. */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  // The report shows the line of the test.
  Error.captureStackTrace(error, elementError);
  return Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
  });
}

// A busy machine needs more than the default second.
configure({ asyncUtilTimeout: 10_000, getElementError: elementError });

// Files of one worker share the document. Tests of server rendering have none.
if (typeof window !== 'undefined') {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
}

const original = console.error;

// A store listens as long as its page lives, and a page ends with its test. Otherwise the listeners of earlier tests would
// run too, and jsdom searches all of them for each new one.
const { addEventListener: listen, removeEventListener: end }: EventTarget = globalThis;
const listeners: Parameters<typeof listen>[] = [];

beforeEach(() => {
  errors.length = 0;
  if (typeof window !== 'undefined') {
    window.addEventListener = (...listener: Parameters<typeof listen>) => {
      listeners.push(listener);
      listen(...listener);
    };
    // jsdom has none. Chromium's returns a promise, which React would call if an effect returned it.
    Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  }
  console.error = (...args: unknown[]) => errors.push(format(...args));
});

afterEach(() => {
  cleanup();
  console.error = original;
  if (typeof window !== 'undefined') {
    window.addEventListener = listen;
    for (const listener of listeners.splice(0)) end(...listener);
  }
  if (errors.length > 0) throw new Error(`Unexpected console.error:\n${errors.join('\n')}`);
});
