import { Failure } from './assert.ts';

export interface Answer {
  /** The request, for messages: `GET /page/over-ons`. */
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  /** The body as JSON; undefined when it is not JSON. */
  readonly body: unknown;
  readonly text: string;
}

/** A request below /api/v1, or below the root for pictures. */
interface ClientRequest {
  readonly token?: string | undefined;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the form as multipart. @default urlencoded */
  readonly multipart?: boolean;
}

export type Client = (method: string, path: string, request?: ClientRequest) => Promise<Answer>;

const timeoutMs = 30_000;

function encode(fields: Readonly<Record<string, string>>, multipart: boolean): FormData | URLSearchParams {
  const form = multipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A client for the back end at `origin`. It stores the XSRF cookie and sends it, as a browser does. */
export function createClient(origin: string, send: typeof fetch = fetch): Client {
  let xsrf: string | undefined;
  return async (method, path, { token, form, headers = {}, multipart = false } = {}) => {
    const request = `${method} ${path}`;
    const own: Record<string, string> = {};
    if (token !== undefined) own.authorization = `Bearer ${token}`;
    if (xsrf !== undefined) own.cookie = `XSRF-TOKEN=${xsrf}`;
    if (xsrf !== undefined && method !== 'GET') own['x-xsrf-token'] = decodeURIComponent(xsrf);
    const response = await send(new URL(path.startsWith('/img/') ? path : `/api/v1${path}`, origin), {
      method,
      headers: { ...own, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(form ? { body: encode(form, multipart) } : {}),
    }).catch((error: Error) => {
      const { cause } = error;
      throw new Failure(
        `${request} got no response: ${cause instanceof Error ? cause.message : error.message}`,
      );
    });
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('XSRF-TOKEN='));
    xsrf = cookie?.slice('XSRF-TOKEN='.length).split(';')[0] ?? xsrf;
    const text = await response.text();
    return { request, status: response.status, headers: response.headers, body: readJson(text), text };
  };
}
