import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { sandboxStyles } from '../page/sandboxPage.ts';
import { listMails, type StoredMail } from './mailbox.ts';

const mailboxStyles = `
.mailbox { display: grid; gap: 32px; grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); align-items: start; }
.mailbox ol { list-style: none; margin: 0; padding: 0; border-top: 5px solid var(--rail); max-height: 80vh; overflow-y: auto; }
.mailbox li, .mailbox li:first-child { background: none; border: 0; padding: 0; }
.mailbox nav a { display: grid; gap: 2px; padding: 12px 16px; background: var(--surface); border-bottom: 1px solid var(--rule); text-decoration: none; font-size: 15px; font-weight: 400; overflow-wrap: anywhere; }
.mailbox nav a span { color: var(--ink-2); }
.mailbox nav a[aria-current] { background: var(--accent); color: var(--on-accent); }
.mailbox nav a[aria-current] span { color: inherit; }
article { background: var(--surface); border-top: 5px solid var(--rail); padding: 16px 24px 24px; }
article h2 { margin-top: 0; overflow-wrap: anywhere; }
article h3 { margin: 24px 0 8px; font-size: 17px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 16px; overflow-wrap: anywhere; }
dt { color: var(--ink-2); }
dd { margin: 0; }
iframe { width: 100%; height: 46rem; border: 1px solid var(--rule); resize: both; background: #fff; }
.mailbox ul.links { display: grid; gap: 8px; grid-template-columns: 1fr; }
.mailbox ul.links a { font-size: 15px; font-weight: 400; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font: 14px/1.5 ui-monospace, monospace; }
header a { color: inherit; }
@media (max-width: 800px) { .mailbox { grid-template-columns: minmax(0, 1fr); } .mailbox ol { max-height: 16rem; } }
`;

/** The page may embed the mail; the mail runs and loads nothing. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The sandbox's mailbox: `/mail` for people, `/mail.json` for tests. The folder is read on each request. */
export function mountMailbox(app: Hono, folder: string): void {
  app.get('/mail.json', async (context) => {
    const mails = await listMails(folder);
    return context.json(mails.map(({ to, subject, text, links }) => ({ to, subject, text, links })));
  });
  app.get('/mail', async (context) => {
    const mails = await listMails(folder);
    context.header('content-security-policy', pagePolicy);
    return context.html(mailboxPage(mails, mails[0]));
  });
  app.get('/mail/:id', async (context) => {
    const mails = await listMails(folder);
    const open = mails.find(({ id }) => id === context.req.param('id'));
    if (!open) return context.notFound();
    context.header('content-security-policy', pagePolicy);
    return context.html(mailboxPage(mails, open));
  });
  app.get('/mail/:id/html', async (context) => {
    const open = (await listMails(folder)).find(({ id }) => id === context.req.param('id'));
    if (typeof open?.html !== 'string') return context.notFound();
    context.header('content-security-policy', mailPolicy);
    // Links open in a new tab, not in the iframe.
    return context.html(open.html.replace('<head>', '<head><base target="_blank">'));
  });
}

const time = (date: string): string => (date === '' ? '' : new Date(date).toLocaleString('en-GB'));

const item = (mail: StoredMail, isShown: boolean) =>
  html`<li><a href="/mail/${mail.id}"${isShown ? raw(' aria-current="true"') : ''}><strong>${mail.subject}</strong><span>${mail.to}</span><span>${time(mail.date)}</span></a></li>`;

function shown(mail: StoredMail) {
  return html`<article aria-labelledby="subject">
<h2 id="subject">${mail.subject}</h2>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Sent</dt><dd>${time(mail.date)}</dd></dl>
${
  mail.html === null
    ? ''
    : html`<iframe title="The mail as HTML" src="/mail/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
}
<h3>Links</h3>
${mail.links.length === 0 ? html`<p>None.</p>` : html`<ul class="links">${mail.links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}</ul>`}
<h3>Text</h3>
<pre tabindex="0">${mail.text}</pre>
</article>`;
}

/** The mailbox page: the mails on the left, newest first, and one of them open. */
function mailboxPage(mails: readonly StoredMail[], open: StoredMail | undefined) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox – Magazijn</title>
<style>${raw(sandboxStyles)}${raw(mailboxStyles)}</style>
</head>
<body>
<header><div><h1>Mailbox</h1><p>Every mail that the shop has sent, to anybody; none has left this machine. <a href="/mail">Look again</a> · <a href="/">Back to the sandbox</a></p></div></header>
<main>
${
  open === undefined
    ? html`<p>No mail yet. Order something, or ask for a new password.</p>`
    : html`<div class="mailbox"><nav aria-label="Mails"><ol>${mails.map((mail) => item(mail, mail.id === open.id))}</ol></nav>${shown(open)}</div>`
}
</main>
</body>
</html>`;
}
