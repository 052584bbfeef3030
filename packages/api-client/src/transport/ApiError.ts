/**
 * Why a call failed:
 *
 * - `refused`: an error response, with a status and its message;
 * - `unreachable`: no response (offline, dropped, timed out);
 * - `unreadable`: a response that does not match the contract.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: 'refused' | 'unreachable' | 'unreadable';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** The reasons of an error that lists them (registration's 412). */
  readonly reasons: readonly string[];
  /** Seconds to wait, from Retry-After (429, 503). */
  readonly retryAfter: number | null;
  /** The id of the request in the logs (`X-Request-Id`); null when not returned. */
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

export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'unreachable' || error.status >= 500 || error.status === 429;
}

/** Statuses whose message is a Dutch text for the buyer, about a cart or an order. */
const buyerStatuses = [409, 422];

/** The back end's message when it is meant for the buyer; '' otherwise. */
export const buyerMessage = (error: unknown): string =>
  error instanceof ApiError && buyerStatuses.includes(error.status) ? error.message : '';
