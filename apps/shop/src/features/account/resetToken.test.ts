import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('the token is removed from address bar and history, and kept for the page', async () => {
  const { holdResetToken, resetToken } = await import('./resetToken.ts');
  window.history.replaceState(null, '', '/wachtwoord-vergeten/een-geheim-token');
  const before = window.history.length;
  holdResetToken();
  expect(window.location.pathname).toBe('/wachtwoord-vergeten/nieuw');
  expect(window.history.length).toBe(before);
  expect(resetToken('nieuw')).toBe('een-geheim-token');
});

test('after a reload the token is gone; other pages’ addresses are unchanged', async () => {
  const { holdResetToken, resetToken } = await import('./resetToken.ts');
  window.history.replaceState(null, '', '/wachtwoord-vergeten/nieuw');
  holdResetToken();
  expect(resetToken('nieuw')).toBeNull();
  window.history.replaceState(null, '', '/wachtwoord-vergeten');
  holdResetToken();
  expect(window.location.pathname).toBe('/wachtwoord-vergeten');
});
