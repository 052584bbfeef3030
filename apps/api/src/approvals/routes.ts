// The routes of approvals and budgets: extra calls, with the capability `approvals`.

import {
  approvalBudgetsSchema,
  approvalCheckSchema,
  approvalHistorySchema,
  approvalOutcomeSchema,
  approvalRefusalRequestSchema,
  approvalRequestRequestSchema,
  approvalRequestSchema,
  approvalRequestsSchema,
  approvalSettingsRequestSchema,
  approvalSettingsSchema,
  approveRequestSchema,
  createdApprovalSchema,
  standInRequestSchema,
  withdrawnApprovalSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { emptyResponse, idInput, noInput, pageInput, pageSizeInput } from '../http/readInput.ts';
import { readApprovalSettings, saveApprovalSettings, saveStandIn } from './approvalSettings.ts';
import { approveRequest, refuseRequest, withdrawRequest } from './decideRequest.ts';
import { deciderOf, listRequests, readBudgets, readHistory, readRequest } from './readRequests.ts';
import { checkApproval, requestApproval } from './requestApproval.ts';

const input = z.object({ id: idInput });
const noRequest = 'There is no such request, or it does not concern this person.';
const alreadyDecided = 'It has been decided or changed, or cannot be ordered: a Dutch sentence.';

export const getApprovalSettings = defineRoute({
  method: 'get',
  paths: ['/approvals/settings'],
  summary:
    'The rules by which orders need approval, and the absences of approvers. People who are not administrators get the rules that apply to them or name them as approver, and their own absences.',
  access: 'customer',
  permission: 'approve',
  input: noInput,
  responseSchema: approvalSettingsSchema,
  handle: async ({ dependencies, viewer }) =>
    readApprovalSettings(dependencies.database.sql, viewer, dependencies.clock()),
});

export const postApprovalSettings = defineRoute({
  method: 'post',
  paths: ['/approvals/settings'],
  summary: 'Replaces all rules and absences.',
  access: 'customer',
  permission: 'people',
  input: noInput,
  form: approvalSettingsRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: {
    409: 'They were changed since this version: a Dutch sentence.',
    422: 'Something is wrong with them: a Dutch sentence.',
  },
  handle: async ({ dependencies, viewer, form }) => {
    await saveApprovalSettings(dependencies, viewer, form);
    return {};
  },
});

export const postStandIn = defineRoute({
  method: 'post',
  paths: ['/approvals/stand-in'],
  summary: 'Sets an absence of this person, and the colleague who may decide during it.',
  access: 'customer',
  permission: 'approve',
  input: noInput,
  form: standInRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: { 422: 'The stand-in cannot approve: a Dutch sentence.' },
  handle: async ({ dependencies, viewer, form }) => {
    await saveStandIn(dependencies, viewer, form);
    return {};
  },
});

export const deleteStandIn = defineRoute({
  method: 'delete',
  paths: ['/approvals/stand-in'],
  summary: 'Ends the absence of this person.',
  access: 'customer',
  permission: 'approve',
  input: noInput,
  responseSchema: emptyResponse,
  handle: async ({ dependencies, viewer }) => {
    await saveStandIn(dependencies, viewer, null);
    return {};
  },
});

export const getApprovalCheck = defineRoute({
  method: 'get',
  paths: ['/approvals/check/:id'],
  summary: 'Whether a draft of this person needs approval, and whose.',
  access: 'customer',
  permission: 'request',
  input,
  responseSchema: approvalCheckSchema,
  errorResponses: { 404: 'There is no such order of this person.' },
  handle: async ({ dependencies, viewer, input: { id } }) => checkApproval(dependencies, viewer, id),
});

export const postApprovalRequest = defineRoute({
  method: 'post',
  paths: ['/approvals/request/:id'],
  summary: 'Makes a draft of this person a request for approval; idempotent.',
  access: 'customer',
  permission: 'request',
  input,
  form: approvalRequestRequestSchema,
  responseSchema: createdApprovalSchema,
  errorResponses: {
    404: 'There is no such order of this person.',
    409: 'Approval of it cannot be requested: a Dutch sentence.',
  },
  handle: async ({ dependencies, viewer, input: { id }, form }) => ({
    id: await requestApproval(dependencies, viewer, id, form.remark),
  }),
});

/** GET /approvals/requests/1/20?filter=to-decide. */
export const getApprovalRequests = defineRoute({
  method: 'get',
  paths: ['/approvals/requests/:page/:pageSize'],
  summary:
    'A page of requests: those to decide by this person, the own ones, or decided ones that this person may see.',
  access: 'customer',
  permission: 'request',
  input: z.object({
    page: pageInput,
    pageSize: pageSizeInput,
    filter: z._default(z.enum(['to-decide', 'mine', 'decided']), 'to-decide'),
  }),
  responseSchema: approvalRequestsSchema,
  handle: async ({ dependencies, viewer, input: { filter, ...page } }) =>
    listRequests(dependencies.database.sql, deciderOf(viewer), filter, page, dependencies.clock()),
});

export const getApprovalRequest = defineRoute({
  method: 'get',
  paths: ['/approvals/requests/:id'],
  summary: 'A request, priced as of now, with its budget and history.',
  access: 'customer',
  permission: 'request',
  input,
  responseSchema: approvalRequestSchema,
  errorResponses: { 404: noRequest },
  handle: async ({ dependencies, viewer, input: { id } }) => readRequest(dependencies, deciderOf(viewer), id),
});

export const postApproval = defineRoute({
  method: 'post',
  paths: ['/approvals/requests/:id/approve'],
  summary:
    'Approves a request and places its order, only once; returns the request for review when something changed that the approver has not seen.',
  access: 'customer',
  permission: 'approve',
  input,
  form: approveRequestSchema,
  responseSchema: approvalOutcomeSchema,
  errorResponses: { 404: noRequest, 409: alreadyDecided },
  handle: async ({ dependencies, viewer, input: { id }, form }) => {
    const decider = deciderOf(viewer);
    const result = await approveRequest(dependencies, decider, id, {
      version: form.version,
      seenTotal: form.seen_total ?? null,
      quantities: new Map(
        Object.entries(form.products).map(([product, quantity]) => [Number(product), Number(quantity)]),
      ),
    });
    return result.outcome === 'placed'
      ? { outcome: 'placed' as const, order_id: result.orderId }
      : {
          outcome: 'review' as const,
          request: await readRequest(dependencies, decider, id, result.quantities),
        };
  },
});

export const postRefusal = defineRoute({
  method: 'post',
  paths: ['/approvals/requests/:id/refuse'],
  summary: 'Refuses a request and mails the reason to the requester; idempotent.',
  access: 'customer',
  permission: 'approve',
  input,
  form: approvalRefusalRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: { 404: noRequest, 409: alreadyDecided },
  handle: async ({ dependencies, viewer, input: { id }, form }) => {
    await refuseRequest(dependencies, deciderOf(viewer), id, form);
    return {};
  },
});

export const postWithdrawal = defineRoute({
  method: 'post',
  paths: ['/approvals/requests/:id/withdraw'],
  summary: 'Withdraws a request of this person, and returns its lines; idempotent.',
  access: 'customer',
  permission: 'request',
  input,
  responseSchema: withdrawnApprovalSchema,
  errorResponses: { 404: noRequest, 409: alreadyDecided },
  handle: async ({ dependencies, viewer, input: { id } }) => ({
    lines: (await withdrawRequest(dependencies, viewer, id)).map(({ productId, quantity }) => ({
      product_id: productId,
      amount: quantity,
    })),
  }),
});

export const getApprovalBudgets = defineRoute({
  method: 'get',
  paths: ['/approvals/budgets'],
  summary: 'The amounts ordered and requested this month, per budget.',
  access: 'customer',
  permission: 'invoices',
  input: noInput,
  responseSchema: approvalBudgetsSchema,
  handle: async ({ dependencies, viewer }) =>
    readBudgets(dependencies.database.sql, viewer, dependencies.clock()),
});

/** GET /approvals/history?year=2026. */
export const getApprovalHistory = defineRoute({
  method: 'get',
  paths: ['/approvals/history'],
  summary: 'The history of the requests of a year.',
  access: 'customer',
  permission: 'people',
  input: z.object({ year: z.pipe(z.string().check(z.regex(/^20\d{2}$/)), z.transform(Number)) }),
  responseSchema: approvalHistorySchema,
  handle: async ({ dependencies, viewer, input: { year } }) =>
    readHistory(dependencies.database.sql, viewer, year),
});
