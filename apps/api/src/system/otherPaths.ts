// The API description of operations outside of the contract: pictures, the payment webhook, cXML, and the page on which
// the seller decides about a registration.

import * as z from 'zod/mini';
import { decisionFormSchema } from '../accounts/mountRegistrationPage.ts';
import { registrationPagePath } from '../accounts/registrationLinks.ts';
import { imageSizes } from '../images/renderImage.ts';
import { webhookSchema } from '../payments/mountPaymentWebhook.ts';

const sizes = imageSizes.join(', ');
const parameter = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });
const name = parameter('name', { type: 'string', pattern: '^[a-z0-9-]{1,80}$' });
const picture = Object.fromEntries(['avif', 'webp', 'png', 'jpeg'].map((format) => [`image/${format}`, {}]));
const responses = {
  200: {
    description: 'The picture in the smallest format that Accept names, cacheable for ten minutes.',
    content: picture,
  },
  404: {
    description: 'The picture does not exist, or not in this size.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};
const operation = (operationId: string, summary: string, parameters: object[]) => ({
  get: { operationId, summary, parameters, security: [], responses },
});

export const imagePaths = {
  '/img/{name}': operation('get-img-name', 'A picture in its own size; at the root of the server too.', [
    name,
  ]),
  '/img/{name}/{width}/{height}': operation(
    'get-img-name-width-height',
    `A picture in one of the sizes ${sizes}; at the root of the server too.`,
    [name, parameter('width', { type: 'integer' }), parameter('height', { type: 'integer' })],
  ),
} as const;

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
const { $schema: _dialect, ...body } = z.toJSONSchema(webhookSchema, { io: 'input', unrepresentable: 'any' });

export const webhookPath = {
  '/payment/webhook': {
    post: {
      operationId: 'post-payment-webhook',
      summary: 'The payment provider’s signed webhook; events are stored before they are accepted.',
      parameters: [],
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      security: [],
      responses: {
        200: {
          description: 'Accepted: `[accepted]`. Otherwise the provider sends it again.',
          content: { 'text/plain': {} },
        },
        400: refusal('Not the shape of a webhook.'),
        401: refusal('The signature, the account or the environment is not the agreed one.'),
        404: refusal('This back end takes no payments.'),
        413: refusal('The body is too large.'),
      },
    },
  },
} as const;

const xml = { 'text/xml': {} };
const answer = (description: string) => ({ description, content: xml });

export const cxmlPaths = {
  '/punch-out/cxml': {
    post: {
      operationId: 'post-punch-out-cxml',
      summary: 'cXML: ProfileRequest, PunchOutSetupRequest and OrderRequest, each with a shared secret.',
      parameters: [],
      requestBody: { required: true, content: { 'text/xml': { schema: { type: 'string' } } } },
      security: [],
      responses: {
        200: answer('A Response; its Status is 200 for an accepted request, otherwise the reason.'),
        400: answer('Not a cXML request: malformed, of another type, or with entity declarations.'),
        413: answer('The body is larger than 256 kB.'),
        415: answer('Not sent as text/xml.'),
      },
    },
  },
} as const;

const page = (description: string) => ({ description, content: { 'text/html': {} } });
const { $schema: _formDialect, ...decisionForm } = z.toJSONSchema(decisionFormSchema, { io: 'input' });
const linkToken = {
  name: 'token',
  in: 'query',
  required: false,
  description: 'The token of the mailed link, the only credential; a bearer token is ignored.',
  schema: { type: 'string', maxLength: 300 },
};
const unknownLink = page('No link has this token, or its registration was removed.');
const expiredLink = page('The link has expired without a decision; a new one can be mailed.');

export const registrationPaths = {
  [registrationPagePath.replace('/api/v1', '')]: {
    get: {
      operationId: 'get-account-registration',
      summary:
        'A page that shows the seller a registration, with a form to approve or refuse it; it changes nothing.',
      parameters: [linkToken],
      security: [],
      responses: {
        200: page('The registration, or its decision.'),
        404: unknownLink,
        410: expiredLink,
        503: page('The database is unavailable; Retry-After has the seconds to wait.'),
      },
    },
    post: {
      operationId: 'post-account-registration',
      summary: 'Approves or refuses a registration, once; or mails a new link in place of an expired one.',
      parameters: [linkToken],
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: decisionForm } },
      },
      security: [],
      responses: {
        200: page('A new link was mailed.'),
        303: {
          description: 'Decided, now or before in the same way; the page shows the decision.',
          content: {},
        },
        400: page('The form cannot be read.'),
        404: unknownLink,
        409: page('Another decision was stored before, and stays.'),
        410: expiredLink,
        413: page('The form is too large.'),
        415: page('Not a form.'),
        422: page('The reason is too long.'),
        503: page('The database is unavailable; Retry-After has the seconds to wait.'),
      },
    },
  },
};
