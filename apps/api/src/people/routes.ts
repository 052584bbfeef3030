// The routes of people and roles: extra calls, with the capability `people`.

import {
  acceptInvitationRequestSchema,
  createdInvitationSchema,
  invitationRequestSchema,
  invitationSchema,
  peopleSchema,
  personRequestSchema,
  tokenSchema,
} from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { defineRoute } from '../http/defineRoute.ts';
import { emptyResponse, idInput, noInput } from '../http/readInput.ts';
import { changePerson, endPerson } from './changePeople.ts';
import { acceptInvitation, findInvitation, invite, withdrawInvitation } from './invitations.ts';
import { readPeople } from './readPeople.ts';

const input = z.object({ id: idInput });
const tokenInput = z.string().check(z.minLength(1), z.maxLength(300));
const unusable = 'The invitation was accepted or withdrawn, has expired, or does not exist.';
const noAdministrator = 'The company would have no administrator: a Dutch sentence.';

export const getPeople = defineRoute({
  method: 'get',
  paths: ['/people'],
  summary: 'The people of the company with their roles, and its open invitations.',
  access: 'customer',
  permission: 'people',
  input: noInput,
  responseSchema: peopleSchema,
  handle: async ({ dependencies, viewer }) => readPeople(dependencies.database.sql, viewer),
});

export const postPerson = defineRoute({
  method: 'post',
  paths: ['/people/:id'],
  summary: 'Changes the name and role of a person; another role ends their sessions.',
  access: 'customer',
  permission: 'people',
  input,
  form: personRequestSchema,
  responseSchema: emptyResponse,
  errorResponses: { 404: 'The company has no such person.', 409: noAdministrator },
  handle: async ({ dependencies, viewer, input: { id }, form }) => {
    await changePerson(dependencies, viewer, id, form);
    return {};
  },
});

export const deletePerson = defineRoute({
  method: 'delete',
  paths: ['/people/:id'],
  summary: 'Ends the access of a person, with their sessions.',
  access: 'customer',
  permission: 'people',
  input,
  responseSchema: emptyResponse,
  errorResponses: { 404: 'The company has no such person.', 409: noAdministrator },
  handle: async ({ dependencies, viewer, input: { id } }) => {
    await endPerson(dependencies, viewer, id);
    return {};
  },
});

export const postInvitation = defineRoute({
  method: 'post',
  paths: ['/people/invitations'],
  summary: 'Invites a person by mail, for seven days; an address that is invited again gets another mail.',
  access: 'customer',
  permission: 'people',
  input: noInput,
  form: invitationRequestSchema,
  responseSchema: createdInvitationSchema,
  errorResponses: {
    409: 'The address has access already: a Dutch sentence.',
    422: 'The company has the most people: a Dutch sentence.',
    429: 'Too many invitations; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, viewer, form }) => ({ id: await invite(dependencies, viewer, form) }),
});

export const deleteInvitation = defineRoute({
  method: 'delete',
  paths: ['/people/invitations/:id'],
  summary: 'Withdraws an invitation; its links stop working.',
  access: 'customer',
  permission: 'people',
  input,
  responseSchema: emptyResponse,
  errorResponses: { 404: 'The company has no such invitation.' },
  handle: async ({ dependencies, viewer, input: { id } }) => {
    await withdrawInvitation(dependencies, viewer, id);
    return {};
  },
});

/** GET /people/invitation. The token is in the query, which no log contains. */
export const getInvitation = defineRoute({
  method: 'get',
  paths: ['/people/invitation'],
  summary: 'The invitation of a mailed link.',
  access: 'public',
  input: z.object({ token: tokenInput }),
  responseSchema: invitationSchema,
  errorResponses: { 404: unusable },
  handle: async ({ dependencies, input: { token } }) => {
    const now = dependencies.clock();
    const { companyName, email, name, role, user } = await findInvitation(
      dependencies.database.sql,
      token,
      now,
    );
    return { company: companyName, email, name, role, is_taken: user !== null && !user.canReturn };
  },
});

export const postAcceptedInvitation = defineRoute({
  method: 'post',
  paths: ['/people/invitation'],
  summary: 'Accepts an invitation once: sets name and password, and returns a bearer token.',
  access: 'public',
  input: noInput,
  form: acceptInvitationRequestSchema,
  responseSchema: tokenSchema,
  errorResponses: {
    404: unusable,
    409: 'The address belongs to another account: a Dutch sentence.',
    422: 'The passwords differ, or the password is too short or too common: a Dutch sentence.',
    429: 'Too many attempts; Retry-After has the seconds to wait.',
  },
  handle: async ({ dependencies, client, form: { token, name, password } }) => ({
    token: await acceptInvitation(dependencies, client, token, { name, pair: password.plainPassword }),
  }),
});
