// Over 300 lines: the routes of accounts in one list. Those of the registration page are in mountRegistrationPage.ts.

import {
  companySchema,
  createdAddressSchema,
  deliveryAddressesSchema,
  deliveryAddressRequestSchema,
  extraValuesSchema,
  loginRequestSchema,
  passwordChangeRequestSchema,
  passwordRequestSchema,
  passwordResetRequestSchema,
  registrationRequestSchema,
  registrationResponseSchema,
  sessionListSchema,
  switchableCompaniesSchema,
  tokenSchema,
} from '@magazijn/api-client/schemas';
import { deliveryTimestamp } from '@magazijn/domain/delivery';
import { weekdayNames } from '@magazijn/domain/validation';
import * as z from 'zod/mini';
import { recordEvent } from '../database/recordEvent.ts';
import { defineRoute } from '../http/defineRoute.ts';
import { notFound } from '../http/HttpError.ts';
import { emptyResponse, idInput, noInput, toFlag } from '../http/readInput.ts';
import { findCompany, toWireCompany } from './companies.ts';
import { addDeliveryAddress, listDeliveryAddresses, removeDeliveryAddress } from './deliveryAddresses.ts';
import { logIn } from './login.ts';
import { changePassword, checkResetLink, requestPassword, resetPassword } from './passwords.ts';
import { register } from './register.ts';
import { deviceName, endLogin, endOtherSessions, listLogins } from './sessions.ts';
import { switchableCompanies, switchTo } from './switchTo.ts';

export const postLogin = defineRoute({
  method: 'post',
  paths: ['/login'],
  summary:
    'Returns a bearer token for an e-mail address and its password; ends the login of a bearer token sent with the request.',
  access: 'public',
  input: noInput,
  form: loginRequestSchema,
  responseSchema: tokenSchema,
  errorResponses: {
    401: "'Bad credentials.' or, after the correct password, 'User account is disabled.'",
    429: 'Too many attempts; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, form, client }) => ({ token: await logIn(dependencies, form, client) }),
});

export const postLogout = defineRoute({
  method: 'post',
  paths: ['/logout'],
  summary: 'Ends the login and all sessions switched from it; their tokens are refused from then on.',
  access: 'customer',
  permission: null,
  input: noInput,
  responseSchema: emptyResponse,
  handle: async ({ dependencies, viewer }) => {
    await endLogin(dependencies, viewer, viewer.loginId);
    return {};
  },
});

export const postRegister = defineRoute({
  method: 'post',
  paths: ['/account/register'],
  summary:
    'Registers a company, which cannot log in until it is approved; `answer_by` is the day of the answer, 12:00 Europe/Amsterdam in seconds. A known e-mail address gets the same response.',
  access: 'public',
  input: noInput,
  form: registrationRequestSchema,
  responseSchema: registrationResponseSchema,
  errorResponses: {
    412: '`data.message` lists all errors, a Dutch sentence each.',
    429: 'Too many registrations; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, form, client }) => {
    const answerDate = await register(dependencies, form.register_company_type, client);
    return { answer_by: deliveryTimestamp(answerDate) };
  },
});

export const postPasswordRequest = defineRoute({
  method: 'post',
  paths: ['/password/request'],
  summary: 'Mails a link for setting a new password, valid once, for an hour.',
  access: 'public',
  input: noInput,
  form: passwordRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: {
    404: 'No account has this e-mail address; never with FORGOT_ALWAYS_SUCCEEDS.',
    429: 'Too many attempts; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, form, client }) => {
    await requestPassword(dependencies, form.username, client);
    return {};
  },
});

const resetInput = z.object({ token: z.string().check(z.maxLength(300)) });

/** GET /password/reset/{token}: an extra call, with the capability `reset-links`. */
export const getPasswordReset = defineRoute({
  method: 'get',
  paths: ['/password/reset/:token'],
  summary: 'Whether the token of a mailed link can still set a new password; it does not use the link.',
  access: 'public',
  input: resetInput,
  responseSchema: emptyResponse,
  errorResponses: {
    404: 'The link was used, is more than an hour old, or does not exist.',
    429: 'Too many attempts; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, client, input }) => {
    await checkResetLink(dependencies, client, input.token);
    return {};
  },
});

export const postPasswordReset = defineRoute({
  method: 'post',
  paths: ['/password/reset/:token'],
  summary: 'Sets a new password by the token of a mailed link, and logs in.',
  access: 'public',
  input: resetInput,
  form: passwordResetRequestSchema,
  responseSchema: tokenSchema,
  errorResponses: {
    404: 'The link was used, is more than an hour old, or does not exist.',
    422: 'The passwords differ, or the new one is too short or too common: a Dutch sentence.',
    429: 'Too many attempts; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, client, input, form }) => ({
    token: await resetPassword(dependencies, client, input.token, form.password.plainPassword),
  }),
});

export const postPasswordChange = defineRoute({
  method: 'post',
  paths: ['/password/change'],
  summary: 'Changes the password; every other session of this user ends.',
  access: 'customer',
  permission: null,
  input: noInput,
  form: passwordChangeRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: {
    422: 'The current password is wrong, or the new one is not accepted: a Dutch sentence.',
    429: 'Too many attempts; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, viewer, form }) => {
    await changePassword(dependencies, viewer, form.current, form.company_password.plainPassword);
    return {};
  },
});

export const getProfile = defineRoute({
  method: 'get',
  paths: ['/account/profile'],
  summary: 'The logged in company.',
  access: 'customer',
  permission: null,
  input: noInput,
  responseSchema: companySchema,
  handle: async ({ dependencies, viewer }) => {
    const company = await findCompany(dependencies.database.sql, viewer.companyId);
    if (!company) throw notFound();
    const hours = company.openingHours ?? [];
    return {
      ...toWireCompany(company),
      opening_hours: weekdayNames.flatMap((weekday) => {
        const day = hours.find((each) => each.weekday === weekday);
        return day ? [{ weekday, start_time: day.startTime, end_time: day.endTime }] : [];
      }),
    };
  },
});

export const getExtraValues = defineRoute({
  method: 'get',
  paths: ['/account/extra_values'],
  summary: 'Whether the grocery partner is shown to this company.',
  access: 'customer',
  permission: null,
  input: noInput,
  responseSchema: extraValuesSchema,
  handle: async ({ dependencies, viewer }) => {
    const [company] = await dependencies.database.sql<{ telesuperEnabled: boolean }[]>`
      select telesuper_enabled from companies where id = ${viewer.companyId}`;
    return { telesuper_enabled: toFlag(company?.telesuperEnabled ?? false) };
  },
});

export const getCompanies = defineRoute({
  method: 'get',
  paths: ['/account/kdv'],
  summary: 'The companies that the user can switch to; while switched, those of the original user.',
  access: 'customer',
  permission: null,
  input: noInput,
  responseSchema: switchableCompaniesSchema,
  handle: async ({ dependencies, viewer }) => {
    const companies = await switchableCompanies(dependencies.database.sql, viewer.originalUserId);
    return {
      companies: companies.map(({ customerNumber, name, userId, city }) => ({
        customer_number: customerNumber,
        name,
        fk_user_id: userId,
        ...(city === null ? {} : { city }),
      })),
    };
  },
});

export const getSwitch = defineRoute({
  method: 'get',
  paths: ['/account/switch/:id'],
  summary: 'Returns a token of another company; `id` is its fk_user_id.',
  access: 'customer',
  permission: null,
  changes: true,
  input: z.object({ id: idInput, previous_token: z.optional(z.string().check(z.maxLength(4096))) }),
  headers: {
    'X-Previous-Token':
      'The token of the user’s own account, while switched; preferred to the query parameter, which logs may keep.',
  },
  responseSchema: z.string(),
  errorResponses: {
    403: 'The previous token belongs to another user.',
    404: 'The user cannot switch to this company.',
    429: 'Too many switches; Retry-After has the seconds to wait.',
  },
  handle: ({ dependencies, viewer, client, input, headers }) =>
    switchTo(
      dependencies,
      viewer,
      client,
      input.id,
      headers.get('x-previous-token') ?? input.previous_token ?? null,
    ),
});

const loginIdInput = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** GET /account/sessions: an extra call. */
export const getSessions = defineRoute({
  method: 'get',
  paths: ['/account/sessions'],
  summary: 'The user’s logins, last used first; while switched, those of the original user.',
  access: 'customer',
  permission: null,
  input: noInput,
  responseSchema: sessionListSchema,
  handle: async ({ dependencies, viewer }) => {
    const logins = await listLogins(dependencies, viewer.originalUserId);
    return {
      sessions: logins.map(({ id, createdAt, lastUsedAt, address, userAgent }) => ({
        id,
        created: createdAt.toISOString(),
        last_used: lastUsedAt.toISOString(),
        address,
        device: deviceName(userAgent),
        current: id === viewer.loginId,
      })),
    };
  },
});

/** DELETE /account/sessions/{id}: an extra call. */
export const deleteSession = defineRoute({
  method: 'delete',
  paths: ['/account/sessions/:id'],
  summary: 'Ends one of the user’s logins, and all sessions switched from it.',
  access: 'customer',
  permission: null,
  input: z.object({ id: loginIdInput }),
  responseSchema: emptyResponse,
  errorResponses: { 404: 'No current login of this user has this id.' },
  handle: async ({ dependencies, viewer, input }) => {
    if (!(await endLogin(dependencies, viewer, input.id))) throw notFound();
    return {};
  },
});

/** DELETE /account/sessions: an extra call. */
export const deleteOtherSessions = defineRoute({
  method: 'delete',
  paths: ['/account/sessions'],
  summary: 'Ends all sessions of the user except this one and its login.',
  access: 'customer',
  permission: null,
  input: noInput,
  responseSchema: emptyResponse,
  handle: async ({ dependencies, viewer }) => {
    const { userId, originalUserId, address } = viewer;
    await dependencies.database.sql.begin(async (sql) => {
      await endOtherSessions(sql, originalUserId, viewer);
      await recordEvent(
        sql,
        { event: 'sessions-ended', userId, originalUserId, address },
        dependencies.clock(),
      );
    });
    return {};
  },
});

/** GET /account/addresses: an extra call, with the capability `order-changes`, as are the next two. */
export const getDeliveryAddresses = defineRoute({
  method: 'get',
  paths: ['/account/addresses'],
  summary: 'The delivery addresses of the company, its main one first.',
  access: 'customer',
  input: noInput,
  responseSchema: deliveryAddressesSchema,
  handle: async ({ dependencies, viewer }) => ({
    addresses: await listDeliveryAddresses(dependencies, viewer),
  }),
});

export const postDeliveryAddress = defineRoute({
  method: 'post',
  paths: ['/account/addresses'],
  summary: 'Adds a delivery address, and returns its id; the same address again has the same id.',
  access: 'customer',
  permission: 'order',
  input: noInput,
  form: deliveryAddressRequestSchema,
  responseSchema: createdAddressSchema,
  errorResponses: { 422: 'The address is refused; the text is for the buyer.' },
  handle: async ({ dependencies, viewer, form }) => ({
    id: await addDeliveryAddress(dependencies, viewer, form),
  }),
});

export const deleteDeliveryAddress = defineRoute({
  method: 'delete',
  paths: ['/account/addresses/:id'],
  summary: 'Removes a delivery address; orders keep it.',
  access: 'customer',
  permission: 'order',
  input: z.object({ id: idInput }),
  responseSchema: emptyResponse,
  errorResponses: { 404: 'There is no such address of this company.' },
  handle: async ({ dependencies, viewer, input }) => {
    await removeDeliveryAddress(dependencies, viewer, input.id);
    return {};
  },
});
