import { isAllowed, type Permission } from '@magazijn/domain/people';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { ApiDependencies, VisitorTurns } from '../ApiDependencies.ts';
import type { Client } from './Client.ts';
import { checkPermission } from './checkPermission.ts';
import { checkChangingGet, checkWrite } from './checkWrite.ts';
import { HttpError } from './HttpError.ts';
import { parse, readForm, readInput } from './readInput.ts';
import type { Viewer } from './Viewer.ts';

/** Origin, bearer token and all fields are checked before the handler runs; its result is returned as `{"data": …}`. */
export function defineRoute<
  const Access extends RouteAccess,
  Input extends z.ZodMiniObject,
  Form extends z.ZodMiniType,
  ResponseSchema extends z.ZodMiniType,
>(route: RouteDefinition<Access, Input, Form, ResponseSchema>): DefinedRoute {
  const { handle, visitorTurns, unattended = false, ...description } = route;
  const { method, access, changes, input, form, permission = 'shop' } = description;
  const names = Object.keys(input.shape);
  const lists = new Set(names.filter((name) => z.safeParse(input.shape[name] ?? z.never(), ['']).success));
  return {
    description,
    mount: (app, dependencies) => {
      for (const path of route.paths) {
        if (path === undefined) continue;
        app.on(method.toUpperCase(), `/api/v1${path}`, async (context) => {
          if (method !== 'get') checkWrite(context, dependencies.settings);
          // Hono routes HEAD to the GET handler, which must not change data.
          if (changes && context.req.method === 'HEAD') return context.notFound();
          if (changes) checkChangingGet(context.req.raw.headers);
          const client = context.get('client');
          const { headers } = context.req.raw;
          const viewer = await identify(dependencies, { access, permission, unattended }, headers, client);
          if (viewer) context.set('viewer', viewer);
          const request = {
            dependencies,
            client,
            viewer,
            input: parse(input, readInput(context, names, lists)),
            form: form && parse(form, await readForm(context.req.raw)),
            headers,
          };
          // `access` determines the viewer and the schema the form; both have been checked.
          const run = () => handle(request as RouteRequest<Access, z.infer<Input>, z.infer<Form>>);
          const kind = viewer ? null : (visitorTurns?.(request.input) ?? null);
          const data = await (kind === null ? run() : dependencies.visitorTurns[kind](run));
          return context.json({ data });
        });
      }
    },
  };
}

/** `public`: a bearer token is ignored. `visitor`: logged in users see prices. `customer`: logged in users only. */
type RouteAccess = 'public' | 'visitor' | 'customer';

interface RouteRequest<Access extends RouteAccess, Input, Form> {
  readonly dependencies: ApiDependencies;
  readonly viewer: Access extends 'customer' ? Viewer : Access extends 'visitor' ? Viewer | null : null;
  readonly input: Input;
  readonly form: Form;
  readonly headers: Headers;
  readonly client: Client;
}

/** A route of the published contract: input and response. The API description is generated from it. */
interface RouteDefinition<
  Access extends RouteAccess,
  Input extends z.ZodMiniObject,
  Form extends z.ZodMiniType,
  Answer extends z.ZodMiniType,
> {
  readonly method: 'get' | 'post' | 'delete';
  /** Below /api/v1, with `:name` for a path parameter; a second path for an optional segment. */
  readonly paths: readonly [string, string?];
  readonly summary: string;
  readonly access: Access;
  /**
   * The permission that the role needs; null for every role. `visitor` routes answer users without it like visitors.
   *
   * @default 'shop'
   */
  readonly permission?: Permission | null;
  /** A GET that changes data: HEAD, prefetches and cross-site requests are refused. */
  readonly changes?: true;
  /** For calls that open pages repeat by themselves, so that they do not extend the session. */
  readonly unattended?: true;
  readonly input: Input;
  readonly form?: Form;
  readonly headers?: Readonly<Record<string, string>>;
  readonly responseSchema: Answer;
  /** For a file instead of `data`: its media types, with the Accept value of each. */
  readonly files?: Readonly<Record<string, string>>;
  /** The queue of a visitor's request; null for a route with a queue of its own, such as a search. @default none */
  readonly visitorTurns?: (input: z.infer<Input>) => VisitorTurns | null;
  readonly errorResponses?: Readonly<Record<number, string>>;
  readonly handle: (request: RouteRequest<Access, z.infer<Input>, z.infer<Form>>) => Promise<z.input<Answer>>;
}

/** A route with its input and response types erased: described with the others, mounted by itself. */
export interface DefinedRoute {
  readonly description: Omit<
    RouteDefinition<RouteAccess, z.ZodMiniObject, z.ZodMiniType, z.ZodMiniType>,
    'handle' | 'visitorTurns' | 'unattended'
  >;
  readonly mount: (app: Hono, dependencies: ApiDependencies) => void;
}

/** An invalid bearer token is refused on public routes too, so that the shop notices the ended session. */
async function identify(
  dependencies: ApiDependencies,
  route: {
    readonly access: RouteAccess;
    readonly permission: Permission | null;
    readonly unattended: boolean;
  },
  headers: Headers,
  client: Client,
): Promise<Viewer | null> {
  const { access, permission, unattended } = route;
  if (access === 'public') return null;
  const authorization = headers.get('authorization');
  const viewer =
    authorization === null ? null : await dependencies.authenticate(authorization, client, { unattended });
  if (!viewer && (authorization !== null || access === 'customer')) {
    throw new HttpError(401, 'Log in first.', { 'www-authenticate': 'Bearer' });
  }
  if (viewer && access === 'visitor') return isAllowed(viewer.role, 'shop') ? viewer : null;
  if (viewer) checkPermission(viewer, permission);
  return viewer;
}
