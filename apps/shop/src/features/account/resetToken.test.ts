import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('the token leaves the address bar and the history, and is held for the page', async () => {
  const { holdResetToken, resetToken } = await import('./resetToken.ts');
  window.history.replaceState(null, '', '/wachtwoord-vergeten/een-geheim-token');
  const before = window.history.length;
  holdResetToken();
  expect(window.location.pathname).toBe('/wachtwoord-vergeten/nieuw');
  expect(window.history.length).toBe(before);
  expect(resetToken('nieuw')).toBe('een-geheim-token');
});

test('after a reload it is gone; on other pages nothing happens', async () => {
  const { holdResetToken, resetToken } = await import('./resetToken.ts');
  window.history.replaceState(null, '', '/wachtwoord-vergeten/nieuw');
  holdResetToken();
  expect(resetToken('nieuw')).toBeNull();
  window.history.replaceState(null, '', '/wachtwoord-vergeten');
  holdResetToken();
  expect(window.location.pathname).toBe('/wachtwoord-vergeten');
});
