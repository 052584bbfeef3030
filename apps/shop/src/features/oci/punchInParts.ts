import { type ApiClient, createApiClient } from '@magazijn/api-client';
import { punchOutClient } from '../../punch-out/punchOutClient.ts';
import { type PageData, pageDataId } from '../../rendering/PageData.ts';
import { readCookie } from '../../storage/readCookie.ts';
import type { PunchInParts } from './PunchedIn.ts';

/** Punching in as a browser does it: clients of their own for the login that nobody has taken yet. */
export function punchInParts(api: ApiClient): PunchInParts {
  return {
    logIn: api.logIn,
    exchangeCode: punchOutClient(() => null).exchangePunchOutCode,
    callsOf: (token) => {
      const bearer = () => token;
      const own = createApiClient({ token: bearer, xsrfToken: () => readCookie('XSRF-TOKEN') });
      return { ...own, ...punchOutClient(bearer) };
    },
    ownOrigin: window.location.origin,
    allowHttp: readAllowHttp(),
  };
}

/** What the document of this page says of its shop; a document of another page says nothing, which is the strict way. */
function readAllowHttp(): boolean {
  const text = document.getElementById(pageDataId)?.textContent;
  return text ? (JSON.parse(text) as PageData).punchOut?.allowHttp === true : false;
}
