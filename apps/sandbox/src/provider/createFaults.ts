import { setTimeout } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';

/** Where a fault can occur: a call of the shop's server, a call of the browser, or a webhook. */
export const faultTargets = [
  'sessions',
  'session-result',
  'reversals',
  'setup',
  'payments',
  'paymentDetails',
  'translations',
  'webhook',
] as const;
export type FaultTarget = (typeof faultTargets)[number];

export const faultSchema = z.object({
  target: z.enum(faultTargets),
  /** `slow`: ten seconds; `drop`: breaks during the response; `fail`: 500; `expire`: the session has expired. */
  kind: z.enum(['slow', 'drop', 'fail', 'expire']),
  times: z.int().check(z.minimum(0), z.maximum(1000)),
  /** The id of the payment session to fail. @default the next one */
  session: z.optional(z.string()),
});
export type Fault = z.infer<typeof faultSchema>;

const error = (status: number, errorCode: string, message: string) => ({
  status,
  errorCode,
  message,
  errorType: status === 500 ? 'internal' : 'validation',
});

/** Breaks the connection during the response: browsers retry one that breaks before. Tests without one get a text. */
function drop(context: Context): Response {
  const { outgoing } = (context.env ?? {}) as Partial<HttpBindings>;
  if (outgoing === undefined) return new Response(null, { status: 599 });
  outgoing.writeHead(200, {
    ...Object.fromEntries(context.res.headers),
    'content-type': 'application/json',
    'content-length': 1000,
  });
  outgoing.write('{', () => outgoing.destroy());
  return RESPONSE_ALREADY_SENT;
}

/** The requested faults that have not occurred yet. `slowness`: the delay of `slow`, in milliseconds. */
export function createFaults(slowness = 10_000) {
  const left = new Map<string, Fault>();
  const keyOf = ({ target, session = '' }: Pick<Fault, 'target' | 'session'>) => `${target} ${session}`;
  const take = (target: FaultTarget, session = ''): Fault['kind'] | null => {
    const isLeft = (fault: Fault | undefined) => fault !== undefined && fault.times > 0;
    const fault = [left.get(keyOf({ target, session })), left.get(keyOf({ target }))].find(isLeft);
    if (!fault) return null;
    left.set(keyOf(fault), { ...fault, times: fault.times - 1 });
    return fault.kind;
  };
  return {
    take,
    /** `times: 0` cancels a fault. */
    set: (fault: Fault) => void left.set(keyOf(fault), fault),
    list: (): readonly Fault[] => [...left.values()].filter(({ times }) => times > 0),
    at:
      (target: FaultTarget): MiddlewareHandler =>
      async (context, next) => {
        const kind = take(target, context.req.param('id'));
        if (kind === 'drop') return drop(context);
        if (kind === 'fail') return context.json(error(500, '000', 'A fault that was asked for.'), 500);
        if (kind === 'expire') return context.json(error(422, '14_028', 'The session has expired.'), 422);
        if (kind === 'slow') await setTimeout(slowness, undefined, { ref: false });
        await next();
        return undefined;
      },
  };
}

export type Faults = ReturnType<typeof createFaults>;
