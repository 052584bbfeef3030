// The routes of 'Lijsten': extra calls, with the capability `lists`.

import {
  addedToListSchema,
  createdListSchema,
  listCountsRequestSchema,
  listCountsSchema,
  listLinesRequestSchema,
  listRequestSchema,
  listRoundRequestSchema,
  listRoundSchema,
  listSaveRequestSchema,
  listSchema,
  listsSchema,
  savedCountsSchema,
  savedListSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { lockCompany } from '../accounts/companies.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { emptyResponse, idInput } from '../http/readInput.ts';
import { readCounts, readList, readLists } from './readLists.ts';
import { endRound, writeCounts } from './writeCounts.ts';
import { addToList, createList, removeFromList, removeList, saveList } from './writeLists.ts';

const unknownList = { 404: 'The company has no such list, or it is not shared with this user.' };
const input = z.object({ id: idInput });

export const getLists = defineRoute({
  method: 'get',
  paths: ['/lists'],
  summary: 'The lists that the user sees, latest change first; with `product`, whether it is on each.',
  access: 'customer',
  input: z.object({ product: z.optional(idInput) }),
  responseSchema: listsSchema,
  handle: async ({ dependencies, viewer, input: { product } }) =>
    readLists(dependencies.database.sql, viewer, product),
});

export const getList = defineRoute({
  method: 'get',
  paths: ['/lists/:id'],
  summary: 'A list with its lines in order, and the current data of their products.',
  access: 'customer',
  input,
  responseSchema: listSchema,
  errorResponses: unknownList,
  handle: async ({ dependencies, viewer, input: { id } }) => readList(dependencies, viewer, id),
});

export const postList = defineRoute({
  method: 'post',
  paths: ['/lists'],
  summary: 'Creates a list; products that the shop does not have are left out.',
  access: 'customer',
  input: z.object({}),
  form: listRequestSchema,
  responseSchema: createdListSchema,
  errorResponses: { 422: 'The name is taken, or the company has too many lists.' },
  handle: async ({ dependencies, viewer, form }) => ({
    id: await dependencies.database.sql.begin(async (sql) => {
      await lockCompany(sql, viewer);
      return createList(sql, viewer, { ...form, shared: form.shared === '1' });
    }),
  }),
});

export const postSavedList = defineRoute({
  method: 'post',
  paths: ['/lists/:id'],
  summary: 'Replaces a list, if its version is still the one sent.',
  access: 'customer',
  input,
  form: listSaveRequestSchema,
  responseSchema: savedListSchema,
  errorResponses: {
    ...unknownList,
    409: 'The list has another version.',
    422: 'The name is taken, or the list belongs to a colleague and cannot become private.',
  },
  handle: async ({ dependencies, viewer, input: { id }, form: { version, ...form } }) => ({
    version: await dependencies.database.sql.begin(async (sql) => {
      await lockCompany(sql, viewer);
      return saveList(sql, viewer, id, Number(version), { ...form, shared: form.shared === '1' });
    }),
  }),
});

export const deleteList = defineRoute({
  method: 'delete',
  paths: ['/lists/:id'],
  summary: 'Removes a list.',
  access: 'customer',
  input,
  responseSchema: emptyResponse,
  errorResponses: { ...unknownList, 403: 'The list belongs to a colleague.' },
  handle: async ({ dependencies, viewer, input: { id } }) => {
    await removeList(dependencies.database.sql, viewer, id);
    return {};
  },
});

export const postListProducts = defineRoute({
  method: 'post',
  paths: ['/lists/:id/products'],
  summary: 'Adds products to the end of a list; those already on it stay where they are.',
  access: 'customer',
  input,
  form: listLinesRequestSchema,
  responseSchema: addedToListSchema,
  errorResponses: { ...unknownList, 422: 'The list has no room for them.' },
  handle: async ({ dependencies, viewer, input: { id }, form }) => ({
    added: await addToList(dependencies.database.sql, viewer, id, form.lines),
  }),
});

export const deleteListProduct = defineRoute({
  method: 'delete',
  paths: ['/lists/:id/products/:product'],
  summary: 'Removes a product from a list; idempotent.',
  access: 'customer',
  input: z.object({ id: idInput, product: idInput }),
  responseSchema: emptyResponse,
  errorResponses: unknownList,
  handle: async ({ dependencies, viewer, input: { id, product } }) => {
    await removeFromList(dependencies.database.sql, viewer, id, product);
    return {};
  },
});

export const getListCounts = defineRoute({
  method: 'get',
  paths: ['/lists/:id/counts'],
  summary: 'The last count of each product in stock, and the current round along the shelves.',
  access: 'customer',
  input,
  responseSchema: listCountsSchema,
  errorResponses: unknownList,
  handle: async ({ dependencies, viewer, input: { id } }) =>
    readCounts(dependencies.database.sql, viewer, id),
});

export const postListCounts = defineRoute({
  method: 'post',
  paths: ['/lists/:id/counts'],
  summary: 'Saves counts of products in stock; of two counts of a product the later one stays.',
  access: 'customer',
  input,
  form: listCountsRequestSchema,
  responseSchema: savedCountsSchema,
  errorResponses: unknownList,
  handle: async ({ dependencies, viewer, input: { id }, form }) =>
    writeCounts(dependencies.database.sql, viewer, id, form.counts),
});

export const postListRound = defineRoute({
  method: 'post',
  paths: ['/lists/:id/round'],
  summary: 'Ends a round along the shelves; its counts stay.',
  access: 'customer',
  input,
  form: listRoundRequestSchema,
  responseSchema: listRoundSchema,
  errorResponses: { ...unknownList, 409: 'The round has ended.' },
  handle: async ({ dependencies, viewer, input: { id }, form }) => ({
    round: await endRound(dependencies.database.sql, viewer, id, Number(form.round)),
  }),
});
