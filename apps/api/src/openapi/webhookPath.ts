import * as z from 'zod/mini';
import { webhookSchema } from '../payments/notification.ts';

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
const { $schema: _dialect, ...body } = z.toJSONSchema(webhookSchema, { io: 'input', unrepresentable: 'any' });

/** How the API description tells of the payment provider's webhook, which is no call of the shop. */
export const webhookPath = {
  '/payment/webhook': {
    post: {
      operationId: 'post-payment-webhook',
      summary:
        'The payment provider’s word on payments, known by its signature; stored first, then accepted.',
      parameters: [],
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
      security: [],
      responses: {
        200: {
          description: 'Accepted: `[accepted]`. Anything else is sent again.',
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
