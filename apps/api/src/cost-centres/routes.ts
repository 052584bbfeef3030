// The routes of groups and cost centres: extra calls, with the capability `cost-centres`.

import { costCentreRequestSchema, costCentresSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { idInput, noInput } from '../http/readInput.ts';
import { readCostCentres, removeCostCentre, saveCostCentre } from './costCentres.ts';

const input = z.object({ id: idInput });
const unknown = 'The company has no such cost centre.';
const refused = 'Another one has the code, or the company has the most cost centres: a Dutch sentence.';

export const getCostCentres = defineRoute({
  method: 'get',
  paths: ['/cost-centres'],
  summary: 'The groups and cost centres that lines of orders may have, by code, ended ones included.',
  access: 'customer',
  input: noInput,
  responseSchema: costCentresSchema,
  handle: async ({ dependencies, viewer }) => readCostCentres(dependencies.database.sql, viewer),
});

export const postCostCentre = defineRoute({
  method: 'post',
  paths: ['/cost-centres'],
  summary: 'Adds a cost centre; one that is there already stays as it is.',
  access: 'customer',
  permission: 'people',
  input: noInput,
  form: costCentreRequestSchema,
  responseSchema: costCentresSchema,
  errorResponses: { 422: refused },
  handle: async ({ dependencies, viewer, form }) =>
    saveCostCentre(dependencies, viewer, null, { ...form, ended: form.ended === '1' }),
});

export const postSavedCostCentre = defineRoute({
  method: 'post',
  paths: ['/cost-centres/:id'],
  summary: 'Changes code and name of a cost centre, ends or restores it; orders keep the texts of their day.',
  access: 'customer',
  permission: 'people',
  input,
  form: costCentreRequestSchema,
  responseSchema: costCentresSchema,
  errorResponses: { 404: unknown, 422: refused },
  handle: async ({ dependencies, viewer, input: { id }, form }) =>
    saveCostCentre(dependencies, viewer, id, { ...form, ended: form.ended === '1' }),
});

export const deleteCostCentre = defineRoute({
  method: 'delete',
  paths: ['/cost-centres/:id'],
  summary: 'Removes a cost centre; one that an order names is ended instead.',
  access: 'customer',
  permission: 'people',
  input,
  responseSchema: costCentresSchema,
  errorResponses: { 404: unknown },
  handle: async ({ dependencies, viewer, input: { id } }) => removeCostCentre(dependencies, viewer, id),
});
