/** What a cXML `Status` says when it says no. Codes are HTTP's, as the cXML User's Guide has them. */
export type CxmlFaultCode = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 501 | 503;

const texts: Readonly<Record<CxmlFaultCode, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
};

/** A request that is refused, with a sentence for whoever set up the connection. */
export class CxmlFault extends Error {
  override readonly name = 'CxmlFault';
  readonly code: CxmlFaultCode;
  readonly text: string;

  constructor(code: CxmlFaultCode, message: string) {
    super(message);
    this.code = code;
    this.text = texts[code];
  }
}
