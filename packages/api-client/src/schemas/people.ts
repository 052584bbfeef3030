// The calls of people and roles: ours, and only sent to a back end that names the capability `people`.
import { allRoles } from '@magazijn/domain/people';
import * as z from 'zod/mini';
import { flagSchema } from './wire.ts';

const text = z.string();
const roleSchema = z.enum(allRoles);

/** The people of a company and its open invitations. Times are ISO 8601. */
export const peopleSchema = z.object({
  people: z.array(
    z.object({
      id: z.number(),
      name: text,
      email: text,
      role: roleSchema,
      is_you: flagSchema,
      last_used_at: z.nullish(text),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.number(), name: text, email: text, role: roleSchema, expires_at: text }),
  ),
});

export const createdInvitationSchema = z.object({ id: z.number() });

/** The invitation of a mailed link; `is_taken`: its address belongs to another account. */
export const invitationSchema = z.object({
  company: text,
  email: text,
  name: text,
  role: roleSchema,
  is_taken: flagSchema,
});

export type WirePeople = z.infer<typeof peopleSchema>;
export type WireInvitation = z.infer<typeof invitationSchema>;
