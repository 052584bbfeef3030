import type { ApiParts } from '../../ApiParts.ts';
import type { CxmlAnswer } from './buildResponse.ts';

/** Where this back end takes cXML. */
export const cxmlPath = '/api/v1/punch-out/cxml';

/** Answers a ProfileRequest: which requests are taken, and where. */
export function answerProfile({ settings, clock }: ApiParts): CxmlAnswer {
  const url = `${settings.publicOrigin}${cxmlPath}`;
  return {
    ProfileResponse: {
      '@effectiveDate': clock().toISOString(),
      Transaction: ['ProfileRequest', 'PunchOutSetupRequest', 'OrderRequest'].map((name) => ({
        '@requestName': name,
        URL: url,
      })),
    },
  };
}
