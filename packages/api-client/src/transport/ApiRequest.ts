import type * as z from 'zod/mini';

export interface ApiRequest<Schema extends z.ZodMiniType> {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Below /api/v1, with a leading slash; build segments with `segments`. */
  readonly path: string;
  /** A list is sent as one parameter each. */
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Besides, to the own origin only. */
  readonly secretQuery?: Readonly<Record<string, string>>;
  /** Form fields; multipart where the call wants it. */
  readonly body?: URLSearchParams | FormData;
  /** To the own origin only. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The bearer, where it is not the session's: a session that ends here takes its leave with it. */
  readonly token?: string;
  /** The shape of `data` in the answer. */
  readonly answer: Schema;
  /** Shows no loading bar (C10). */
  readonly silent?: boolean;
  /** The call whose 401 is an answer, not the end of a session. */
  readonly isLogin?: boolean;
  readonly signal?: AbortSignal | undefined;
}
