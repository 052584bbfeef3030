import type { CxmlPunchOut } from '../CxmlPunchOut.ts';
import type { PunchOutConnection } from '../PunchOutConnection.ts';

/** The form by which a browser hands a message over (cXML User's Guide 1.2, "PunchOutOrderMessage"). */
export function messageForm(
  { postUrl }: CxmlPunchOut,
  { cxmlEncoding }: PunchOutConnection,
  message: string,
) {
  const field: [string, string] =
    cxmlEncoding === 'base64'
      ? ['cxml-base64', Buffer.from(message).toString('base64')]
      : ['cxml-urlencoded', message];
  return { url: postUrl, fields: [field] };
}
