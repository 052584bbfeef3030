import { checkHookUrl } from '@magazijn/api-client';
import { type OciOrder, ociDateFormat, ociEcho, ociReturnFields } from '@magazijn/domain/oci';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { PunchOutConnection } from './connection.ts';

/**
 * An order as the form that an OCI system reads, written as the company has agreed and as the request asked.
 *
 * @param request the parameters of the punch-out request, by their names in capitals
 * @param order null for a buyer who took nothing
 * @throws HttpError 404 without a `HOOK_URL`, 400 for one that may not be used.
 */
export function ociReturn(
  { settings }: Pick<ApiDependencies, 'settings'>,
  connection: PunchOutConnection,
  request: Readonly<Record<string, string>>,
  order: OciOrder | null,
) {
  const { HOOK_URL: hookUrl = '', DATE_FORMAT: dateFormat, HTTP_CONTENT_CHARSET: charset = '' } = request;
  if (hookUrl === '') throw notFound();
  const rules = {
    ownOrigin: settings.publicOrigin,
    hosts: connection.hosts,
    allowHttp: settings.ociAllowHttp,
  };
  if (checkHookUrl(hookUrl, rules) === null) {
    throw new HttpError(400, 'The HOOK_URL is not one that is agreed.');
  }
  const manner = { dateFormat: ociDateFormat(dateFormat), charset, echo: ociEcho(request) };
  const fields = ociReturnFields(order, manner, connection);
  // As it came: what stands in it is the procurement system's.
  return { action: hookUrl, fields: fields.map(([name, value]): [string, string] => [name, value]) };
}
