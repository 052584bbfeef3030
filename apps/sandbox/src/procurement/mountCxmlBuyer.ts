import type { Hono } from 'hono';
import { html } from 'hono/html';
import { orderDocument, setupDocument, textOf } from './cxmlMessages.ts';
import { procurementPage } from './procurementPages.ts';

/** The state of a cXML punch-out: the sent cookie and the received message. */
export interface CxmlState {
  cookie: string | null;
  message: string;
}

async function send(api: string, document: string): Promise<string> {
  const response = await fetch(`${api}/api/v1/punch-out/cxml`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset=UTF-8' },
    body: document,
    signal: AbortSignal.timeout(10_000),
  });
  return response.text();
}

const answerPage = (title: string, answer: string) =>
  procurementPage(
    title,
    html`<p>${/<Status code="200"/.test(answer) ? 'Accepted.' : 'Refused.'}</p>`,
    html`<h2>What the shop answered</h2><textarea readonly aria-label="The answer">${answer}</textarea>`,
  );

/**
 * `POST /procurement/cxml` opens a start page of the shop; `POST /procurement/order` orders the last message's items.
 */
export function mountCxmlBuyer(app: Hono, api: string, policy: string, state: CxmlState): void {
  const fieldsOf = async (request: Request) => {
    const form = new URLSearchParams(await request.text());
    return (name: string) => form.get(name) ?? '';
  };
  app.post('/procurement/cxml', async (context) => {
    const field = await fieldsOf(context.req.raw);
    state.cookie = field('buyerCookie');
    const document = setupDocument(
      {
        identity: field('identity'),
        secret: field('secret'),
        operation: field('operation'),
        buyerCookie: field('buyerCookie'),
        postUrl: field('postUrl'),
      },
      state.message,
    );
    const answer = await send(api, document);
    const startPage = textOf(answer, 'URL');
    if (startPage !== null && URL.canParse(startPage)) return context.redirect(startPage, 303);
    context.header('content-security-policy', policy);
    return context.html(answerPage('The shop opened no punch-out', answer), 502);
  });
  app.post('/procurement/order', async (context) => {
    const field = await fieldsOf(context.req.raw);
    const { message } = state;
    const answer = await send(
      api,
      orderDocument(field('identity'), field('secret'), field('orderId'), message),
    );
    context.header('content-security-policy', policy);
    return context.html(answerPage('The order', answer));
  });
}
