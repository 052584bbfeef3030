// The routes of 'Herhaalorders': extra calls, with the capability `standing-orders`.

import {
  createdStandingOrderSchema,
  decidedRunSchema,
  linkDecisionRequestSchema,
  runDecisionRequestSchema,
  standingOrderRequestSchema,
  standingOrderRunSchema,
  standingOrderSchema,
  standingOrderStateRequestSchema,
  standingOrdersSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { emptyResponse, idInput, noInput } from '../http/readInput.ts';
import { decideRun } from './decideRun.ts';
import { readLinkedRun, readStandingOrder, readStandingOrders } from './readStandingOrders.ts';
import { findLinkedRun } from './runLinks.ts';
import { createStandingOrder, saveStandingOrder, setStandingOrderState } from './writeStandingOrders.ts';

const unknownStandingOrder = { 404: 'The company has no such standing order.' };
const unknownLink = { 404: 'There is no such link, or it is too old.' };
const undecided = {
  409: 'It is too late: the run was placed, skipped or missed.',
  422: 'Its list is private to another user, so that this one cannot order it.',
};
const refused =
  'The name is taken, the list is gone or orders nothing, the company pays otherwise, or has too many.';
const input = z.object({ id: idInput });

export const getStandingOrders = defineRoute({
  method: 'get',
  paths: ['/standing-orders'],
  summary: 'The standing orders of the company, and whether it pays in a way that allows them.',
  access: 'customer',
  input: noInput,
  responseSchema: standingOrdersSchema,
  handle: async ({ dependencies, viewer }) => readStandingOrders(dependencies, viewer),
});

export const getStandingOrder = defineRoute({
  method: 'get',
  paths: ['/standing-orders/:id'],
  summary: 'A standing order with its runs, its next deliveries and the products of its next run.',
  access: 'customer',
  input,
  responseSchema: standingOrderSchema,
  errorResponses: unknownStandingOrder,
  handle: async ({ dependencies, viewer, input: { id } }) => readStandingOrder(dependencies, viewer, id),
});

export const postStandingOrder = defineRoute({
  method: 'post',
  paths: ['/standing-orders'],
  summary: 'Makes a standing order of a list; or of an order, of which it makes a list.',
  access: 'customer',
  permission: 'order',
  input: noInput,
  form: standingOrderRequestSchema,
  responseSchema: createdStandingOrderSchema,
  errorResponses: { 422: refused },
  handle: async ({ dependencies, viewer, form }) => ({
    id: await createStandingOrder(dependencies, viewer, form),
  }),
});

export const postSavedStandingOrder = defineRoute({
  method: 'post',
  paths: ['/standing-orders/:id'],
  summary: 'Changes a standing order. A run that was announced stays.',
  access: 'customer',
  permission: 'order',
  input,
  form: standingOrderRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: { ...unknownStandingOrder, 409: 'It has ended.', 422: refused },
  handle: async ({ dependencies, viewer, input: { id }, form }) => {
    await saveStandingOrder(dependencies, viewer, id, form);
    return {};
  },
});

export const postStandingOrderState = defineRoute({
  method: 'post',
  paths: ['/standing-orders/:id/state'],
  summary: 'Starts, pauses or ends a standing order; pausing and ending skip announced runs.',
  access: 'customer',
  permission: 'order',
  input,
  form: standingOrderStateRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: {
    ...unknownStandingOrder,
    409: 'It has ended.',
    422: 'The company pays otherwise, or its list is private to another user.',
  },
  handle: async ({ dependencies, viewer, input: { id }, form }) => {
    await setStandingOrderState(dependencies, viewer, id, form.state);
    return {};
  },
});

export const postRunDecision = defineRoute({
  method: 'post',
  paths: ['/standing-orders/:id/decision'],
  summary: 'Orders a run now, skips it, or takes that back. The first decision counts.',
  access: 'customer',
  permission: 'order',
  input,
  form: runDecisionRequestSchema,
  responseSchema: decidedRunSchema,
  errorResponses: { 404: 'The company has no such run.', ...undecided },
  handle: async ({ dependencies, viewer, input: { id }, form }) => ({
    run: await decideRun(dependencies, { runId: form.run, standingOrderId: id, reader: viewer }, form),
  }),
});

/** GET /standing-orders/link. The token is in the query, which no log contains. */
export const getLinkedRun = defineRoute({
  method: 'get',
  paths: ['/standing-orders/link'],
  summary: 'The run of a mailed link, which stands for a login. Changes nothing.',
  access: 'public',
  input: z.object({ token: z.string().check(z.minLength(1), z.maxLength(100)) }),
  responseSchema: standingOrderRunSchema,
  errorResponses: unknownLink,
  handle: async ({ dependencies, input: { token } }) => readLinkedRun(dependencies, token),
});

export const postLinkedRun = defineRoute({
  method: 'post',
  paths: ['/standing-orders/link'],
  summary: 'Decides about the run of a mailed link, which stands for a login.',
  access: 'public',
  input: noInput,
  form: linkDecisionRequestSchema,
  responseSchema: decidedRunSchema,
  errorResponses: { ...unknownLink, ...undecided },
  handle: async ({ dependencies, form }) => {
    const linked = await findLinkedRun(dependencies.database.sql, form.token, dependencies.clock());
    if (!linked) throw notFound();
    return { run: await decideRun(dependencies, { ...linked, reader: linked }, form) };
  },
});
