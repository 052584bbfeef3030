import { DEMO_PASSWORD } from '../../packages/demo-data/src/index.ts';
import { shopUnderTest } from './shopUnderTest.ts';

export interface ApiSession {
  readonly token: string;
  readonly customerNumber: string;
  readonly companyName: string;
  /** Returns the `data` of a call. With a form the call is a POST. */
  readonly call: <Data>(path: string, form?: Record<string, string>) => Promise<Data>;
}

/**
 * Logs a demo customer in.
 *
 * @param shop an origin. @default the shop that all journeys share
 * @throws Error with the status when a call is refused.
 */
export async function apiSession(email: string, shop = shopUnderTest().shop): Promise<ApiSession> {
  const send = async (path: string, form?: Record<string, string>, token?: string) => {
    const response = await fetch(`${shop}/api/v1${path}`, {
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()).data;
  };
  const { token } = await send('/login', {
    username: email,
    password: DEMO_PASSWORD,
  });
  const payload = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  return {
    token,
    customerNumber: payload.company.customer_number,
    companyName: payload.company.name,
    call: (path, form) => send(path, form, token),
  };
}
