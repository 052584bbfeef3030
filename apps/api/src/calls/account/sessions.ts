import { sessionListSchema } from '@magazijn/api-client/schemas';
import * as z from 'zod/mini';
import { recordEvent } from '../../audit/recordEvent.ts';
import { defineCall } from '../../http/defineCall.ts';
import { noInput, nothingAnswer } from '../../http/inputs.ts';
import { notFound } from '../../http/notFound.ts';
import { deviceName, endLogin, endOtherSessions, listLogins } from '../../session/sessions.ts';

const idInput = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** GET /account/sessions: an extra call. */
export const getSessions = defineCall({
  method: 'get',
  paths: ['/account/sessions'],
  summary: 'Where one is logged in, the last used first; while switched, those of the original user.',
  access: 'customer',
  input: noInput,
  answer: sessionListSchema,
  handle: async ({ parts, viewer }) => {
    const logins = await listLogins(parts, viewer.originalUserId);
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
export const deleteSession = defineCall({
  method: 'delete',
  paths: ['/account/sessions/:id'],
  summary: 'Ends one of one’s own logins, and all that it switched to.',
  access: 'customer',
  input: z.object({ id: idInput }),
  answer: nothingAnswer,
  refusals: { 404: 'Not a login of one’s own, or over already.' },
  handle: async ({ parts, viewer, input }) => {
    if (!(await endLogin(parts, viewer, input.id))) throw notFound();
    return {};
  },
});

/** DELETE /account/sessions: an extra call. */
export const deleteOtherSessions = defineCall({
  method: 'delete',
  paths: ['/account/sessions'],
  summary: 'Ends every session of one’s own but the one that asks and the login behind it.',
  access: 'customer',
  input: noInput,
  answer: nothingAnswer,
  handle: async ({ parts, viewer }) => {
    const { userId, originalUserId, address } = viewer;
    await parts.database.sql.begin(async (sql) => {
      await endOtherSessions(sql, originalUserId, viewer);
      await recordEvent(sql, { event: 'sessions-ended', userId, originalUserId, address }, parts.clock());
    });
    return {};
  },
});
