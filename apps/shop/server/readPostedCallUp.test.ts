import { expect, test } from 'vitest';
import { readPostedCallUp } from './readPostedCallUp.ts';

const post = (body: string, type = 'application/x-www-form-urlencoded; charset=UTF-8') =>
  new Request('http://shop.example/oci/login', { method: 'POST', body, headers: { 'content-type': type } });

test('[T71] the fields of a form are read', async () => {
  const read = await readPostedCallUp(post('USERNAME=a%40b.nl&HOOK_URL=https%3A%2F%2Fx.nl'));
  expect([...(read ?? [])]).toEqual([
    ['USERNAME', 'a@b.nl'],
    ['HOOK_URL', 'https://x.nl'],
  ]);
});

test('[T71] a form in ISO-8859-1, as older systems send it, is read too', async () => {
  const read = await readPostedCallUp(
    post('PASSWORD=caf%E9&SEARCHSTRING=cr%E8me', 'application/x-www-form-urlencoded'),
  );
  expect([...(read ?? [])]).toEqual([
    ['PASSWORD', 'café'],
    ['SEARCHSTRING', 'crème'],
  ]);
});

test('anything but a form is none, and so is one that does not end', async () => {
  expect(await readPostedCallUp(post('{}', 'application/json'))).toBeNull();
  expect(await readPostedCallUp(post(`a=${'x'.repeat(70_000)}`))).toBeNull();
});
