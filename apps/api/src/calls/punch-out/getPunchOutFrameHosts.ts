import { punchOutFrameHostsSchema } from '@magazijn/api-client/schemas';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { listFrameHosts } from '../../punch-out/listFrameHosts.ts';

/** GET /punch-out/frame-hosts: an extra call, for the header that every page of the shop carries. */
export const getPunchOutFrameHosts = defineCall({
  method: 'get',
  paths: ['/punch-out/frame-hosts'],
  summary: 'The hosts that may show the shop in a frame, for frame-ancestors.',
  access: 'public',
  input: noInput,
  answer: punchOutFrameHostsSchema,
  handle: async ({ parts }) => ({ hosts: await listFrameHosts(parts.database.sql) }),
});
