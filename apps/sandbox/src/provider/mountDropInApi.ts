import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import * as z from 'zod/mini';
import type { Faults } from './createFaults.ts';
import type { ProviderFacts } from './createProvider.ts';
import { type PaymentSession, SessionError, type Sessions, testCards } from './createSessions.ts';

const base = '/checkoutshopper';
const setupSchema = z.object({ sessionData: z.optional(z.string()) });
const paymentSchema = z.object({
  sessionData: z.optional(z.string()),
  paymentMethod: z.object({
    type: z.string(),
    encryptedCardNumber: z.optional(z.string()),
    iban: z.optional(z.string()),
  }),
});
const detailsSchema = z.object({ details: z.object({ redirectResult: z.string() }) });
const binSchema = z.object({ requestId: z.optional(z.string()), encryptedBin: z.optional(z.string()) });

const paymentMethods = [
  { name: 'iDEAL | Wero', type: 'ideal' },
  { name: 'Kaarten', type: 'scheme', brands: ['visa', 'mc', 'maestro'] },
  { name: 'Bancontact', type: 'bcmc', brands: ['bcmc'] },
  { name: 'SEPA-incasso', type: 'sepadirectdebit' },
];

/** The stand-in's encoding of a card number: not encrypted, and only for published test numbers. */
export const cardOf = (field: string | undefined) => {
  const number = field?.startsWith('emu:') ? Buffer.from(field.slice(4), 'base64').toString() : '';
  return testCards.find(
    (card) => card.number === number || (number !== '' && card.number.startsWith(number)),
  );
};

async function read<Schema extends z.ZodMiniType>(
  context: Context,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const body: unknown = await context.req.json().catch(() => null);
  const result = schema.safeParse(body);
  if (!result.success) throw new SessionError('The request is not understood.');
  return result.data;
}

export function mountDropInApi(app: Hono, facts: ProviderFacts, sessions: Sessions, faults: Faults): void {
  app.use(`${base}/*`, cors({ origin: facts.shop, allowHeaders: ['content-type'], maxAge: 600 }));
  app.use(`${base}/v1/*`, async (context, next) => {
    if (context.req.query('clientKey') !== facts.clientKey) {
      const message = 'The client key is not known.';
      return context.json({ status: 401, errorCode: '000', message, errorType: 'security' }, 401);
    }
    await next();
    return undefined;
  });

  app.post(`${base}/v1/sessions/:id/setup`, faults.at('setup'), async (context) => {
    const session = sessions.open(context.req.param('id'), (await read(context, setupSchema)).sessionData);
    const { id, amount, countryCode, shopperLocale, expiresAt, returnUrl } = session;
    return context.json({
      id,
      sessionData: sessions.dataOf(session),
      amount,
      countryCode,
      shopperLocale,
      expiresAt,
      returnUrl,
      configuration: { enableStoreDetails: false },
      paymentMethods: { paymentMethods: countryCode === 'NL' ? paymentMethods : paymentMethods.toReversed() },
    });
  });

  app.post(`${base}/v1/sessions/:id/payments`, faults.at('payments'), async (context) => {
    const { sessionData, paymentMethod } = await read(context, paymentSchema);
    const session = sessions.begin(context.req.param('id'), sessionData);
    return context.json(await startPayment(facts, sessions, session, paymentMethod));
  });

  app.post(`${base}/v1/sessions/:id/paymentDetails`, faults.at('paymentDetails'), async (context) => {
    const { details } = await read(context, detailsSchema);
    return context.json(await sessions.complete(context.req.param('id'), details.redirectResult));
  });

  app.post(`${base}/v3/bin/binLookup`, async (context) => {
    const { requestId, encryptedBin } = await read(context, binSchema);
    const card = cardOf(encryptedBin);
    const brand = card && {
      brand: card.brand,
      cvcPolicy: card.brand === 'bcmc' ? 'hidden' : 'required',
      enableLuhnCheck: true,
      expiryDatePolicy: 'required',
      supported: true,
      paymentMethodVariant: card.brand,
    };
    return context.json({ requestId, issuingCountryCode: 'NL', ...(brand ? { brands: [brand] } : {}) });
  });
}

/** Decides a payment at once, or redirects the buyer to the bank. */
async function startPayment(
  facts: ProviderFacts,
  sessions: Sessions,
  session: PaymentSession,
  method: z.infer<typeof paymentSchema>['paymentMethod'],
) {
  if (method.type === 'sepadirectdebit') return sessions.pay(session, 'Received', method.type);
  const isCard = method.type === 'scheme' || method.type === 'bcmc';
  const card = isCard ? cardOf(method.encryptedCardNumber) : undefined;
  if (isCard && !card) throw new SessionError('Only test cards are known here.');
  if (card && card.outcome !== 'redirect') return sessions.pay(session, card.outcome, method.type);
  if (!card && method.type !== 'ideal') throw new SessionError('This way of paying is not known here.');
  const { token, sessionData } = await sessions.redirect(session, card ? 'card' : 'bank', method.type);
  const url = `${facts.origin}/bank/${token}`;
  const action = card
    ? // An issuer's redirect is a form.
      { type: 'redirect', paymentMethodType: method.type, method: 'POST', url, data: { MD: token } }
    : { type: 'redirect', paymentMethodType: method.type, method: 'GET', url };
  return { resultCode: 'RedirectShopper', sessionData, action };
}
