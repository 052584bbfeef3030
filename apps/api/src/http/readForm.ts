import { Refusal } from './Refusal.ts';
import { refuseNul } from './refuseNul.ts';

/** More fields than any form of ours has: 500 cart lines and what stands beside them. */
const mostFields = 600;
const bracketed = /^([A-Za-z]\w*)\[([^[\]]*)\]$/;

async function formDataOf(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') {
    throw new Refusal(415, 'Send a form: multipart/form-data or application/x-www-form-urlencoded.');
  }
  try {
    return await request.formData();
  } catch (error) {
    // The limit on the body speaks through the stream that is being read.
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'The form cannot be read.');
  }
}

/**
 * Reads a form into an object without a prototype: `name=value` under its name, `name[key]=value` in an object under
 * its name. A field that comes twice is refused, and so is `__proto__`, which validators silently leave out.
 *
 * @throws Refusal 400, 413 or 415.
 */
export async function readForm(request: Request): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = Object.create(null);
  const groups = new Map<string, Record<string, string>>();
  let fields = 0;
  for (const [name, value] of await formDataOf(request)) {
    fields += 1;
    if (fields > mostFields) throw new Refusal(413, `A form has at most ${mostFields} fields.`);
    if (typeof value !== 'string') throw new Refusal(400, 'A form holds no files.');
    const [, group, key] = bracketed.exec(refuseNul(name)) ?? [];
    let target = form;
    let field = name;
    if (group !== undefined && key !== undefined) {
      const known = groups.get(group);
      if (!known && group in form) throw new Refusal(400, 'A field comes twice.');
      const members: Record<string, string> = known ?? Object.create(null);
      groups.set(group, members);
      form[group] = members;
      target = members;
      field = key;
    }
    if (field === '__proto__') throw new Refusal(400, 'A field has a name that no form of ours has.');
    if (field in target) throw new Refusal(400, 'A field comes twice.');
    target[field] = refuseNul(value);
  }
  return form;
}
