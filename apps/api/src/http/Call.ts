import type { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { ApiParts } from '../ApiParts.ts';
import type { Viewer } from '../accounts/Viewer.ts';
import type { Client } from './Client.ts';

/**
 * Who may make a call. `public`: everyone, and a bearer is not looked at. `visitor`: everyone; whoever is logged in
 * sees prices. `customer`: only who is logged in.
 */
export type CallAccess = 'public' | 'visitor' | 'customer';

/** What a handler is given: everything is checked already. */
export interface CallRequest<Access extends CallAccess, Input, Form> {
  readonly parts: ApiParts;
  readonly viewer: Access extends 'customer' ? Viewer : Access extends 'visitor' ? Viewer | null : null;
  readonly input: Input;
  readonly form: Form;
  readonly headers: Headers;
  readonly client: Client;
}

/** One call of the published contract: what it is, what it takes, what it answers. The API description is made of it. */
export interface Call<
  Access extends CallAccess,
  Input extends z.ZodMiniObject,
  Form extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
> {
  readonly method: 'get' | 'post' | 'delete';
  /** Below /api/v1, with `:name` for a variable segment; the second one for calls with an optional segment. */
  readonly paths: readonly [string, string?];
  readonly summary: string;
  readonly access: Access;
  /** A GET that changes something: prefetches and requests from other sites are refused. */
  readonly changes?: true;
  /** Variable segments and query parameters, as text. */
  readonly input: Input;
  readonly form?: Form;
  /** Headers that the call reads, with what they are for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The shape of `data` in the answer. */
  readonly answer: Answer;
  /** When it answers a file instead of `data`: its media types, with what asks for each. */
  readonly files?: Readonly<Record<string, string>>;
  /** Statuses of its own, besides those that every call may give. */
  readonly refusals?: Readonly<Record<number, string>>;
  readonly handle: (request: CallRequest<Access, z.infer<Input>, z.infer<Form>>) => Promise<z.input<Answer>>;
}

/** A call whose parts only it knows the types of: described for everyone, mounted by itself. */
export interface DefinedCall {
  readonly description: Omit<Call<CallAccess, z.ZodMiniObject, z.ZodMiniType, z.ZodMiniType>, 'handle'>;
  readonly mount: (app: Hono, parts: ApiParts) => void;
}
