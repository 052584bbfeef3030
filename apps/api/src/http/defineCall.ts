import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiParts } from '../ApiParts.ts';
import { authenticate, type Viewer } from '../accounts/Viewer.ts';
import { type Client, readClient } from './Client.ts';
import { checkChangingGet, checkWrite } from './checkWrite.ts';
import { HttpError } from './HttpError.ts';
import { parse, readForm, readInput } from './readInput.ts';

/**
 * Makes a call of the contract from its description and its handler. Before the handler runs, the request's origin,
 * its bearer and every field are checked; what the handler returns is answered as `{"data": …}`.
 */
export function defineCall<
  const Access extends CallAccess,
  Input extends z.ZodMiniObject,
  Form extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
>(call: Call<Access, Input, Form, Answer>): DefinedCall {
  const { handle, ...description } = call;
  const { method, access, changes, input, form } = description;
  const names = Object.keys(input.shape);
  const lists = new Set(names.filter((name) => z.safeParse(input.shape[name] ?? z.never(), ['']).success));
  return {
    description,
    mount: (app, parts) => {
      for (const path of call.paths) {
        if (path === undefined) continue;
        app.on(method.toUpperCase(), `/api/v1${path}`, async (context) => {
          if (method !== 'get') checkWrite(context, parts.settings);
          if (changes) checkChangingGet(context.req.raw);
          const client = readClient(context, parts.settings);
          const viewer = await identify(parts, access, context.req.raw.headers, client);
          if (viewer) context.set('viewer', viewer);
          const request = {
            parts,
            client,
            viewer,
            input: parse(input, readInput(context, names, lists)),
            form: form && parse(form, await readForm(context.req.raw)),
            headers: context.req.raw.headers,
          };
          // The viewer follows from `access` and the form from its schema, which the checks above have seen to.
          const data = await handle(request as CallRequest<Access, z.infer<Input>, z.infer<Form>>);
          return context.json({ data });
        });
      }
    },
  };
}

/**
 * Who may make a call. `public`: everyone, and a bearer is not looked at. `visitor`: everyone; whoever is logged in
 * sees prices. `customer`: only who is logged in.
 */
type CallAccess = 'public' | 'visitor' | 'customer';

/** What a handler is given: everything is checked already. */
interface CallRequest<Access extends CallAccess, Input, Form> {
  readonly parts: ApiParts;
  readonly viewer: Access extends 'customer' ? Viewer : Access extends 'visitor' ? Viewer | null : null;
  readonly input: Input;
  readonly form: Form;
  readonly headers: Headers;
  readonly client: Client;
}

/** One call of the published contract: what it is, what it takes, what it answers. The API description is made of it. */
interface Call<
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

/**
 * Who makes a call. A bearer that no longer counts is refused also where nobody has to be logged in: a shop that
 * believes itself logged in must hear that it is not.
 */
async function identify(
  parts: ApiParts,
  access: CallAccess,
  headers: Headers,
  client: Client,
): Promise<Viewer | null> {
  if (access === 'public') return null;
  const authorization = headers.get('authorization');
  const viewer = authorization === null ? null : await authenticate(parts, authorization, client);
  if (!viewer && (authorization !== null || access === 'customer')) {
    throw new HttpError(401, 'Log in first.', { 'www-authenticate': 'Bearer' });
  }
  return viewer;
}
