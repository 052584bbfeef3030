const xml = { 'text/xml': {} };
const answer = (description: string) => ({ description, content: xml });

/** How the API description tells of the procurement systems' own door, which speaks cXML. */
export const cxmlPaths = {
  '/punch-out/cxml': {
    post: {
      operationId: 'post-punch-out-cxml',
      summary: 'cXML: ProfileRequest, PunchOutSetupRequest and OrderRequest, each with a shared secret.',
      parameters: [],
      requestBody: { required: true, content: { 'text/xml': { schema: { type: 'string' } } } },
      security: [],
      responses: {
        200: answer('A Response; its Status says whether the request was accepted: 200, or why not.'),
        400: answer('No cXML request: not well-formed, of another shape, or with entities of its own.'),
        413: answer('The body is larger than 256 kB.'),
        415: answer('Not sent as text/xml.'),
      },
    },
  },
} as const;
