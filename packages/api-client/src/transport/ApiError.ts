/**
 * Why a call gave no answer. A caller tells the kinds apart:
 * `refused`: the back end said no, with a status and its message;
 * `unreachable`: no answer came (offline, dropped, timed out);
 * `unreadable`: an answer came that is not what was published.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'refused' | 'unreachable' | 'unreadable';
  /** The HTTP status; 0 when none came. */
  readonly status: number;
  /** The reasons of a refusal that lists them (registration's 412). */
  readonly reasons: readonly string[];
  /** Seconds to wait, when the back end said so (429, 503). */
  readonly retryAfter: number | null;
  /** What the answer says that the request is called in the logs (`X-Request-Id`); null when it does not. */
  readonly requestId: string | null;

  constructor(
    kind: ApiError['kind'],
    message: string,
    details: {
      status?: number;
      reasons?: readonly string[];
      retryAfter?: number | null;
      requestId?: string | null;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.reasons = details.reasons ?? [];
    this.retryAfter = details.retryAfter ?? null;
    this.requestId = details.requestId ?? null;
  }
}

/** Whether trying the same call again may help. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || error.status >= 500 || error.status === 429;
}

/** Statuses under which the back end tells the buyer, in Dutch, what is wrong with a cart or an order. */
const spoken = [409, 422];

/** The back end's own words when they are meant for the buyer; empty otherwise. */
export const buyerMessage = (error: unknown): string =>
  error instanceof ApiError && spoken.includes(error.status) ? error.message : '';
