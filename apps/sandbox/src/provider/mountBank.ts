import type { Hono } from 'hono';
import { bankGone, bankPage, pendingPage } from './bankPages.ts';
import { SessionError, type Sessions } from './createSessions.ts';
import { type ResultCode, resultCodes } from './PaymentSession.ts';

const isResultCode = (text: unknown): text is ResultCode =>
  (resultCodes as readonly unknown[]).includes(text);

/** The bank that buyers are sent to. Its forms lead back to the shop. */
export function mountBank(app: Hono, sessions: Sessions): void {
  app.get('/bank', (context) =>
    context.html(pendingPage(sessions.all().filter(({ status }) => status === 'paymentPending'))),
  );
  app.post('/bank/pending/:id', async (context) => {
    const session = sessions.get(context.req.param('id'));
    if (!session) throw new SessionError('There is no such session.');
    await sessions.settlePending(session, (await context.req.formData()).get('paid') === '1');
    return context.redirect('/bank', 303);
  });
  // By a link for iDEAL, by a form for a card.
  app.on(['GET', 'POST'], '/bank/:token', (context) => {
    const session = sessions.findRedirect(context.req.param('token') ?? '');
    if (!session) return context.html(bankGone(), 404);
    return context.html(bankPage(session));
  });
  app.post('/bank/:token/outcome', async (context) => {
    const session = sessions.findRedirect(context.req.param('token'));
    const outcome = (await context.req.formData()).get('outcome');
    if (!session || !isResultCode(outcome)) return context.html(bankGone(), 404);
    const back = new URL(session.returnUrl);
    back.searchParams.set('sessionId', session.id);
    back.searchParams.set('redirectResult', await sessions.decide(session, outcome));
    return context.redirect(back.href, 303);
  });
}
