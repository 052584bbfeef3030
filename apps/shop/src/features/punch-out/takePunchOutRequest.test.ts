import { afterEach, expect, test } from 'vitest';
import { holdPunchOutRequest, takePunchOutRequest } from './takePunchOutRequest.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test('[T71] the address is emptied, and what it held can be taken once', () => {
  window.history.replaceState(
    { key: 'x' },
    '',
    '/oci/login?username=q&password=q#PASSWORD=h&HOOK_URL=https://x.nl',
  );
  holdPunchOutRequest();
  expect(window.location.href).toMatch(/\/oci\/login$/);
  expect(window.history.state).toEqual({ key: 'x' });
  expect(takePunchOutRequest()).toMatchObject({
    username: 'q',
    password: 'h',
    parameters: { HOOK_URL: 'https://x.nl' },
  });
  expect(takePunchOutRequest()).toEqual({ username: '', password: '', code: '', parameters: {} });
});

test.each(['/oci/login/', '/OCI/Login'])(
  '[T71] %s is the same page, and its address is emptied too',
  (path) => {
    window.history.replaceState(null, '', `${path}?USERNAME=a&PASSWORD=b`);
    expect(takePunchOutRequest()).toMatchObject({ username: 'a', password: 'b' });
    expect(window.location.search).toBe('');
  },
);

test('another page’s address is left alone', () => {
  window.history.replaceState(null, '', '/zoeken/luiers?page=2#password');
  expect(takePunchOutRequest().password).toBe('');
  expect(window.location.href).toMatch(/\/zoeken\/luiers\?page=2#password$/);
});
