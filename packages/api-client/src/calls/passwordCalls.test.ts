import { expect, test } from 'vitest';
import { createApiClient } from '../createApiClient.ts';

/** The client in front of one canned answer, and the requests that it sent. */
function clientOf(answer: () => Response) {
  const sent: Request[] = [];
  const client = createApiClient({
    fetch: async (input, init) => {
      sent.push(new Request(new URL(input instanceof Request ? input.url : input, 'http://shop.test'), init));
      return answer();
    },
  });
  return { client, sent };
}

test('[C11] a reset gives the token, and goes to the link’s own address', async () => {
  const { client, sent } = clientOf(() => Response.json({ data: { token: 'T' } }));
  const pair = { password: 'nieuw-2027', passwordRepeat: 'nieuw-2027' };
  expect(await client.resetPassword('a/b?c', pair)).toBe('T');
  expect(sent[0]?.url).toBe('http://shop.test/api/v1/password/reset/a%2Fb%3Fc');
  expect(await sent[0]?.text()).toBe(
    'password%5BplainPassword%5D%5Bfirst%5D=nieuw-2027&password%5BplainPassword%5D%5Bsecond%5D=nieuw-2027',
  );
});

test('[C01] a change sends the current password besides', async () => {
  const { client, sent } = clientOf(() => Response.json({ data: {} }));
  await client.changePassword('oud', { password: 'a', passwordRepeat: 'b' });
  const form = new URLSearchParams(await sent[0]?.text());
  expect([...form.keys()].sort()).toEqual([
    'company_password[plainPassword][first]',
    'company_password[plainPassword][second]',
    'current',
  ]);
});

test('[C01] a forgotten password is asked for by username; an unknown one is a 404', async () => {
  const { client, sent } = clientOf(() => Response.json({ message: 'Not found.' }, { status: 404 }));
  await expect(client.requestPassword('a@b.test')).rejects.toMatchObject({ status: 404 });
  expect(await sent[0]?.text()).toBe('username=a%40b.test');
});
