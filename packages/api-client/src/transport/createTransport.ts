import type * as z from 'zod/mini';
import { errorSchema } from '../schemas/wire.ts';
import { ApiError } from './ApiError.ts';
import type { ApiOptions } from './ApiOptions.ts';
import { isAnswered401 } from './isAnswered401.ts';

const base = '/api/v1';

/** A first page makes a handful of concurrent calls; limits retries for a back end that always changes the cookie. */
const writeAttempts = 8;

export type Transport = <Schema extends z.ZodMiniType>(
  request: ApiRequest<Schema>,
) => Promise<z.infer<Schema>>;

export interface ApiRequest<Schema extends z.ZodMiniType> {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Below /api/v1, with a leading slash; build segments with `segments`. */
  readonly path: string;
  /** A list is sent as repeated parameters. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Additional headers, to the own origin only. */
  readonly secretQuery?: Readonly<Record<string, string>>;
  /** Form fields; multipart where the call requires it. */
  readonly body?: URLSearchParams | FormData;
  /** To the own origin only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the session's bearer token, for a session that ends with this call. */
  readonly token?: string;
  readonly responseSchema: Schema;
  /** The path of a list that must be complete: `shopping_cart.products`. */
  readonly complete?: string;
  /** Shows no loading bar. */
  readonly silent?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Credentials are sent to the page's own origin only. All failures are an `ApiError`, except the caller's own abort.
 */
export function createTransport(options: ApiOptions): Transport {
  return async (request) => {
    const ended = request.silent ? undefined : options.onRequest?.();
    try {
      const token = request.token ?? options.token?.() ?? null;
      const response = await sendAsKnown(options, request, token);
      if (!response.ok) throw await refusal(options, request, response, token);
      return await parseData(request, jsonOf(await textOf(request, response)), response);
    } finally {
      ended?.();
    }
  };
}

/** Retries while a request is refused for an XSRF cookie that a concurrent response replaced; nothing was changed. */
async function sendAsKnown(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  token: string | null,
): Promise<Response> {
  const isWrite = (request.method ?? 'GET') !== 'GET';
  for (let attempt = 1; ; attempt++) {
    const known = options.xsrfToken?.();
    const response = await send(options, request, token);
    const isOutdated = isWrite && response.status === 403 && options.xsrfToken?.() !== known;
    if (!isOutdated || attempt === writeAttempts) return response;
  }
}

async function send(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  token: string | null,
): Promise<Response> {
  const { fetch: fetcher = fetch, timeout = 30_000 } = options;
  const signals = [AbortSignal.timeout(timeout), ...(request.signal ? [request.signal] : [])];
  const own = ownHeaders(options, request, token);
  try {
    return await fetcher(urlOf(options, request), {
      method: request.method ?? 'GET',
      headers: { accept: 'application/json', ...own },
      body: request.body ?? null,
      signal: AbortSignal.any(signals),
      // A redirect to another origin would forward all headers except the bearer token.
      redirect: Object.keys(own).length > 0 ? 'error' : 'follow',
    });
  } catch (cause) {
    throw lost(request, cause);
  }
}

/** No complete response: offline, dropped, timed out. An abort by the caller is rethrown. */
const lost = ({ path, signal }: ApiRequest<z.ZodMiniType>, cause: unknown): unknown =>
  signal?.aborted ? cause : new ApiError('unreachable', `No answer from ${path}`, { cause });

function urlOf(options: ApiOptions, request: ApiRequest<z.ZodMiniType>): string {
  const query = new URLSearchParams();
  const asked = { ...request.query, ...(isOwnOrigin(options) ? request.secretQuery : {}) };
  for (const [name, value] of Object.entries(asked)) {
    for (const each of value === undefined ? [] : [value].flat()) query.append(name, each);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${options.origin ?? ''}${base}${request.path}${search}`;
}

/** Compares parsed origins: `//host` and `\\host` are other hosts. Without a page the client's own origin counts. */
function isOwnOrigin({ origin, pageOrigin }: ApiOptions): boolean {
  if (!origin) return true;
  const page = pageOrigin ?? globalThis.location?.origin ?? origin;
  return URL.canParse(page) && new URL(origin).origin === new URL(page).origin;
}

/** The headers for the own origin only; the XSRF header is never sent to an absolute URL. */
function ownHeaders(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  token: string | null,
): Record<string, string> {
  if (!isOwnOrigin(options)) return {};
  const headers: Record<string, string> = { ...request.headers };
  if (token) headers.authorization = `Bearer ${token}`;
  const xsrfToken = options.xsrfToken?.();
  const isWrite = (request.method ?? 'GET') !== 'GET';
  if (isWrite && xsrfToken && !options.origin) headers['x-xsrf-token'] = xsrfToken;
  return headers;
}

/** Reads the body before parsing it, so that a broken connection is a connection error. */
async function textOf(request: ApiRequest<z.ZodMiniType>, response: Response): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw lost(request, cause);
  }
}

/** Undefined for invalid JSON; an empty body has no `data`. */
function jsonOf(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The code that repairs a response is loaded on demand; if that fails, the response is unreadable. */
async function read<Schema extends z.ZodMiniType>(schema: Schema, data: unknown, complete?: string) {
  const result = schema.safeParse(data);
  if (result.success || data === undefined) return result;
  const repairs = await import('./repairAnswer.ts').catch(() => null);
  return repairs?.repairAnswer(schema, { data }, complete) ?? result;
}

async function parseData<Schema extends z.ZodMiniType>(
  { responseSchema, complete }: ApiRequest<Schema>,
  body: unknown,
  response: Response,
): Promise<z.infer<Schema>> {
  const { status } = response;
  const requestId = requestIdOf(response);
  if (body === undefined) throw new ApiError('unreadable', 'The answer is not JSON', { status, requestId });
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const result = await read(responseSchema, data, complete);
  if (result.success) return result.data;
  const places = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new ApiError('unreadable', `The answer has another shape than published, at: ${places}`, {
    requestId,
  });
}

/** Only ids in our servers' format, since it is displayed. */
function requestIdOf(response: Response): string | null {
  const id = response.headers.get('x-request-id');
  return id !== null && /^[\w-]{8,64}$/.test(id) ? id : null;
}

/** Seconds of either notation (RFC 9110); a date is relative to the response's Date header. */
function retryAfterOf({ headers }: Response): number | null {
  const text = headers.get('retry-after') ?? '';
  const seconds = Number(text) || (Date.parse(text) - Date.parse(headers.get('date') ?? '')) / 1000;
  return seconds > 0 ? seconds : null;
}

async function refusal(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  response: Response,
  token: string | null,
): Promise<ApiError> {
  if (response.status === 401 && !isAnswered401(request.path)) options.onUnauthorised?.(token);
  const body = await read(errorSchema, jsonOf(await textOf(request, response)));
  return new ApiError('refused', body.data?.message ?? '', {
    status: response.status,
    reasons: body.data?.data?.message ?? [],
    retryAfter: retryAfterOf(response),
    requestId: requestIdOf(response),
  });
}

/** Converts 'not found' to null. Other errors are rethrown. */
export async function orNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** `category/sub` → `/category/sub`, with each segment encoded. */
export const segments = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => `/${encodeURIComponent(segment)}`)
    .join('');
