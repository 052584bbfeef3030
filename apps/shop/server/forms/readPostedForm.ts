import { readFormText } from '../../src/features/punch-out/punchOutRequest.ts';
import { readBody } from '../http/readBody.ts';

/** More than any form of a person or a procurement system. */
const mostBytes = 64 * 1024;

/** The form of a request by POST; null for anything else, and for one that does not end. */
export async function readPostedForm(request: Request): Promise<URLSearchParams | null> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get('content-type') ?? '')) return null;
  const text = await readBody(request, mostBytes);
  return text === null ? null : readFormText(text);
}
