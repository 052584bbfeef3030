import { expect, test } from 'vitest';
import { formTargets, frameAncestors } from './punchOutPolicy.ts';

test('forms go to the shop and to https; plain http only to this machine, unless it is agreed', () => {
  expect(formTargets(false)).toBe("'self' https: http://localhost:* http://127.0.0.1:*");
  expect(formTargets(true)).toBe("'self' https: http:");
});

test('nobody may frame a shop whose companies agreed on no host', () => {
  expect(frameAncestors([], { ociAllowHttp: true })).toBe("'none'");
});

test('agreed hosts may, over https; this machine over http too', () => {
  expect(frameAncestors(['inkoop.example', 'localhost:*'], { ociAllowHttp: false })).toBe(
    'https://inkoop.example https://localhost:* http://localhost:*',
  );
  expect(frameAncestors(['inkoop.example:8443'], { ociAllowHttp: true })).toBe(
    'https://inkoop.example:8443 http://inkoop.example:8443',
  );
});

test.each(["'self'", 'a.example; script-src *', '*', 'https://a.example', 'a b', ''])(
  'a host that is none (%s) opens nothing',
  (host) => {
    expect(frameAncestors([host], { ociAllowHttp: false })).toBe("'none'");
  },
);
