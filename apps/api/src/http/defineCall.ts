import * as z from 'zod/mini';
import type { Call, CallAccess, CallRequest, DefinedCall } from './Call.ts';
import { readClient } from './Client.ts';
import { checkChangingGet } from './checkChangingGet.ts';
import { checkWrite } from './checkWrite.ts';
import { identify } from './identify.ts';
import { parse } from './parse.ts';
import { readForm } from './readForm.ts';
import { readInput } from './readInput.ts';

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
