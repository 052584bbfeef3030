import type * as z from 'zod/mini';
import { errorSchema } from '../schemas/error.ts';
import { ApiError } from './ApiError.ts';
import type { ApiOptions } from './ApiOptions.ts';
import type { ApiRequest } from './ApiRequest.ts';

const base = '/api/v1';

export type Transport = <Schema extends z.ZodMiniType>(
  request: ApiRequest<Schema>,
) => Promise<z.infer<Schema>>;

/**
 * Sends one request and reads its answer.
 * The bearer and the XSRF header go only to the page's own origin (C09); every failure is an `ApiError`.
 */
export function createTransport(options: ApiOptions): Transport {
  return async (request) => {
    const ended = request.silent ? undefined : options.onRequest?.();
    try {
      const token = request.token ?? options.token?.() ?? null;
      const response = await sendAsKnown(options, request, token);
      if (!response.ok) throw await refusal(options, request, response, token);
      return readData(request.answer, await bodyOf(response));
    } finally {
      ended?.();
    }
  };
}

/**
 * Sends a request, and once more when it was refused for an XSRF cookie that another answer brought while it was on its
 * way, as at the first calls of a browser that was just opened: a refused write has done nothing.
 */
async function sendAsKnown(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  token: string | null,
): Promise<Response> {
  const known = options.xsrfToken?.();
  const response = await send(options, request, token);
  const isWrite = (request.method ?? 'GET') !== 'GET';
  const isOutdated = isWrite && response.status === 403 && options.xsrfToken?.() !== known;
  return isOutdated ? send(options, request, token) : response;
}

async function send(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  token: string | null,
): Promise<Response> {
  const { fetch: fetcher = fetch, timeout = 30_000 } = options;
  const signals = [AbortSignal.timeout(timeout), ...(request.signal ? [request.signal] : [])];
  try {
    return await fetcher(urlOf(options, request), {
      method: request.method ?? 'GET',
      headers: headersOf(options, request, token),
      body: request.body ?? null,
      signal: AbortSignal.any(signals),
    });
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw new ApiError('unreachable', `No answer from ${request.path}`, { cause });
  }
}

function urlOf(options: ApiOptions, request: ApiRequest<z.ZodMiniType>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    for (const each of value === undefined ? [] : [value].flat()) query.append(name, each);
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${options.origin ?? ''}${base}${request.path}${search}`;
}

/** Same origin is decided by parsing, never by how a URL begins: `//host` and `\\host` are other hosts. */
function isOwnOrigin(options: ApiOptions): boolean {
  if (!options.origin) return true;
  const page = options.pageOrigin ?? globalThis.location?.origin;
  return page !== undefined && new URL(options.origin).origin === new URL(page).origin;
}

function headersOf(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  token: string | null,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (!isOwnOrigin(options)) return headers;
  if (token) headers.authorization = `Bearer ${token}`;
  const xsrfToken = options.xsrfToken?.();
  if ((request.method ?? 'GET') !== 'GET' && xsrfToken) headers['x-xsrf-token'] = xsrfToken;
  return headers;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('unreadable', 'The answer is not JSON', { status: response.status, cause });
  }
}

function readData<Schema extends z.ZodMiniType>(schema: Schema, body: unknown): z.infer<Schema> {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const places = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new ApiError('unreadable', `The answer has another shape than published, at: ${places}`);
}

async function refusal(
  options: ApiOptions,
  request: ApiRequest<z.ZodMiniType>,
  response: Response,
  token: string | null,
): Promise<ApiError> {
  if (response.status === 401 && !request.isLogin) options.onUnauthorised?.(token);
  const body = errorSchema.safeParse(await response.json().catch(() => null));
  const retryAfter = Number(response.headers.get('retry-after'));
  return new ApiError('refused', body.data?.message ?? response.statusText, {
    status: response.status,
    reasons: body.data?.data?.message ?? [],
    retryAfter: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  });
}
