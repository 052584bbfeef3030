import { type Brand, type BrandShape, wordmarkBox } from '@magazijn/server';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { sandboxStyles } from '../page/sandboxPage.ts';
import {
  type PaymentSession,
  type ResultCode,
  resultCodes,
  SessionError,
  type Sessions,
} from './createSessions.ts';

const isResultCode = (text: unknown): text is ResultCode =>
  (resultCodes as readonly unknown[]).includes(text);

/** The bank's pages, in the shop's colours. Their forms redirect to the shop. */
export function mountBank(app: Hono, sessions: Sessions, brand: Brand): void {
  const show = ({ title, body }: BankPage) => bankHtml(brand, title, body);
  app.get('/bank', (context) =>
    context.html(show(pendingPage(sessions.all().filter(({ status }) => status === 'paymentPending')))),
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
    if (!session) return context.html(show(unknownPaymentPage), 404);
    return context.html(show(bankPage(session)));
  });
  app.post('/bank/:token/outcome', async (context) => {
    const session = sessions.findRedirect(context.req.param('token'));
    const outcome = (await context.req.formData()).get('outcome');
    if (!session || !isResultCode(outcome)) return context.html(show(unknownPaymentPage), 404);
    const back = new URL(session.returnUrl);
    back.searchParams.set('sessionId', session.id);
    back.searchParams.set('redirectResult', await sessions.decide(session, outcome));
    return context.redirect(back.href, 303);
  });
}

const outcomeLabels: Readonly<Record<ResultCode, string>> = {
  Authorised: 'Betalen',
  Refused: 'Weigeren',
  Cancelled: 'Annuleren',
  Error: 'Storing bij de bank',
  Pending: 'Nog niet beslist',
  Received: 'Opdracht ontvangen',
};

const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' });
const amountOf = ({ amount }: PaymentSession): string => euros.format(amount.value / 100);

interface BankPage {
  readonly title: string;
  readonly body: unknown;
}

function brandStyles({ colours, mailFont }: Brand): string {
  const values = Object.entries(colours).map(([name, { light, dark }]) => {
    return `--${name}: light-dark(${light}, ${dark});`;
  });
  return `${sandboxStyles}
:root { ${values.join(' ')} --rail: var(--ink); --focus: var(--info); }
body { font-family: ${mailFont}; }
header svg { display: block; height: 32px; margin-bottom: 16px; }
form { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr)); margin-top: 24px; }
button { font: inherit; font-weight: 700; padding: 14px 16px; border: 1.5px solid var(--rail); background: var(--surface); color: var(--ink); cursor: pointer; }
button:first-of-type { background: var(--accent); color: var(--on-accent); }
button:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`;
}

const shapeSvg = ({ fill, d, x = 0 }: BrandShape): string =>
  `<path fill="var(--${fill === 'ink' ? 'on-inverse' : fill})" transform="translate(${x} 0)" d="${d}"/>`;

function wordmarkSvg({ name, wordmark }: Brand): string {
  const { x, y, width, height } = wordmarkBox;
  return `<svg role="img" aria-label="${name}" viewBox="${x} ${y} ${width} ${height}">${wordmark.map(shapeSvg).join('')}</svg>`;
}

const bankHtml = (brand: Brand, title: string, body: unknown) => html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${brand.name}</title>
<style>${raw(brandStyles(brand))}</style>
</head>
<body><header><div>${raw(wordmarkSvg(brand))}<h1>${title}</h1><p>Dit is de bank in de proefwinkel van ${brand.name}. Er gaat geen geld om.</p></div></header>
<main>${body}</main></body></html>`;

/** The bank's page of one payment, with a button for each result. */
function bankPage(session: PaymentSession): BankPage {
  const buttons = resultCodes.map(
    (code) => html`<button name="outcome" value="${code}">${outcomeLabels[code]}</button>`,
  );
  return {
    title: 'Bank',
    body: html`<h2>Betaling van ${amountOf(session)}</h2>
<p>Kenmerk <code>${session.reference}</code></p>
<form method="post" action="/bank/${session.redirect?.token ?? ''}/outcome">${buttons}</form>`,
  };
}

const unknownPaymentPage: BankPage = {
  title: 'Bank',
  body: html`<h2>Deze betaling is er niet meer</h2><p>Ga terug naar de winkel en begin opnieuw.</p>`,
};

/** The pending payments, which can be paid or refused, as a bank does days later. */
function pendingPage(sessions: readonly PaymentSession[]): BankPage {
  const rows = sessions.map(
    (session) => html`<h2>${session.reference}: ${amountOf(session)}</h2>
<form method="post" action="/bank/pending/${session.id}">
<button name="paid" value="1">Betaald</button><button name="paid" value="0">Geweigerd</button></form>`,
  );
  return {
    title: 'Openstaande betalingen',
    body: rows.length > 0 ? rows : html`<p>Er staat niets open.</p>`,
  };
}
