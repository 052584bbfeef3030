import { punchOutExchangeRequestSchema, punchOutStartSchema } from '@magazijn/api-client/schemas';
import { defineCall } from '../../http/defineCall.ts';
import { noInput } from '../../http/inputs.ts';
import { exchangeCode } from '../../punch-out/exchangeCode.ts';

/** POST /punch-out/exchange: an extra call, by which a browser begins a punch-out. */
export const postPunchOutExchange = defineCall({
  method: 'post',
  paths: ['/punch-out/exchange'],
  summary: 'Gives the bearer token and the call-up that a one-time code stands for.',
  access: 'public',
  input: noInput,
  form: punchOutExchangeRequestSchema,
  answer: punchOutStartSchema,
  refusals: { 401: 'The code was used, or is too old.' },
  handle: async ({ parts, client, form }) => {
    const { token, callUp, cxml } = await exchangeCode(parts, client, form.code);
    return {
      token,
      call_up: callUp,
      cxml: cxml && {
        host: new URL(cxml.postUrl).host,
        operation: cxml.operation,
        amounts: cxml.amounts.map(({ productId, amount }) => ({ product_id: productId, amount })),
        coupon: cxml.coupon,
      },
    };
  },
});
