import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies, VisitorTurns } from '../ApiDependencies.ts';
import { type Client, readClient } from './Client.ts';
import { checkChangingGet, checkWrite } from './checkWrite.ts';
import { HttpError } from './HttpError.ts';
import { parse, readForm, readInput } from './readInput.ts';
import type { Viewer } from './Viewer.ts';

/**
 * Makes a route of the contract from its description and its handler. Before the handler runs, the request's origin,
 * its bearer and every field are checked; what the handler returns is answered as `{"data": …}`.
 */
export function defineRoute<
  const Access extends RouteAccess,
  Input extends z.ZodMiniObject,
  Form extends z.ZodMiniType,
  ResponseSchema extends z.ZodMiniType,
>(route: RouteDefinition<Access, Input, Form, ResponseSchema>): DefinedRoute {
  const { handle, visitorTurns, ...description } = route;
  const { method, access, changes, input, form } = description;
  const names = Object.keys(input.shape);
  const lists = new Set(names.filter((name) => z.safeParse(input.shape[name] ?? z.never(), ['']).success));
  return {
    description,
    mount: (app, dependencies) => {
      for (const path of route.paths) {
        if (path === undefined) continue;
        app.on(method.toUpperCase(), `/api/v1${path}`, async (context) => {
          if (method !== 'get') checkWrite(context, dependencies.settings);
          if (changes) checkChangingGet(context.req.raw);
          const client = readClient(context, dependencies.settings);
          const viewer = await identify(dependencies, access, context.req.raw.headers, client);
          if (viewer) context.set('viewer', viewer);
          const request = {
            dependencies,
            client,
            viewer,
            input: parse(input, readInput(context, names, lists)),
            form: form && parse(form, await readForm(context.req.raw)),
            headers: context.req.raw.headers,
          };
          // The viewer follows from `access` and the form from its schema, which the checks above have seen to.
          const run = () => handle(request as RouteRequest<Access, z.infer<Input>, z.infer<Form>>);
          const kind = viewer ? null : (visitorTurns?.(request.input) ?? null);
          const data = await (kind === null ? run() : dependencies.visitorTurns[kind](run));
          return context.json({ data });
        });
      }
    },
  };
}

/**
 * Who may use a route. `public`: everyone, whatever bearer comes along. `visitor`: everyone; whoever is logged in
 * sees prices. `customer`: only who is logged in.
 */
type RouteAccess = 'public' | 'visitor' | 'customer';

/** What a handler is given: everything is checked already. */
interface RouteRequest<Access extends RouteAccess, Input, Form> {
  readonly dependencies: ApiDependencies;
  readonly viewer: Access extends 'customer' ? Viewer : Access extends 'visitor' ? Viewer | null : null;
  readonly input: Input;
  readonly form: Form;
  readonly headers: Headers;
  readonly client: Client;
}

/** One route of the published contract: what it is, what it takes, what it answers. The API description is made of it. */
interface RouteDefinition<
  Access extends RouteAccess,
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
  /** Headers that the route reads, with what they are for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The shape of `data` in the answer. */
  readonly responseSchema: Answer;
  /** When it answers a file instead of `data`: its media types, with what asks for each. */
  readonly files?: Readonly<Record<string, string>>;
  /** Which turns a visitor's request takes; null for one that has its own (a search). @default none */
  readonly visitorTurns?: (input: z.infer<Input>) => VisitorTurns | null;
  /** Statuses of its own, besides those that every route may give. */
  readonly errorResponses?: Readonly<Record<number, string>>;
  readonly handle: (request: RouteRequest<Access, z.infer<Input>, z.infer<Form>>) => Promise<z.input<Answer>>;
}

/** A route whose input and answer only it knows the types of: described for everyone, mounted by itself. */
export interface DefinedRoute {
  readonly description: Omit<
    RouteDefinition<RouteAccess, z.ZodMiniObject, z.ZodMiniType, z.ZodMiniType>,
    'handle' | 'visitorTurns'
  >;
  readonly mount: (app: Hono, dependencies: ApiDependencies) => void;
}

/**
 * Who makes a request. A bearer that no longer counts is refused also where nobody has to be logged in: a shop that
 * believes itself logged in must hear that it is not.
 */
async function identify(
  dependencies: ApiDependencies,
  access: RouteAccess,
  headers: Headers,
  client: Client,
): Promise<Viewer | null> {
  if (access === 'public') return null;
  const authorization = headers.get('authorization');
  const viewer = authorization === null ? null : await dependencies.authenticate(authorization, client);
  if (!viewer && (authorization !== null || access === 'customer')) {
    throw new HttpError(401, 'Log in first.', { 'www-authenticate': 'Bearer' });
  }
  return viewer;
}
