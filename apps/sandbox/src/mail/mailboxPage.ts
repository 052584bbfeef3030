import { html, raw } from 'hono/html';
import { sandboxStyles } from '../page/sandboxStyles.ts';
import { mailboxStyles } from './mailboxStyles.ts';
import type { StoredMail } from './StoredMail.ts';

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

/** The mailbox: the mails at the left, the newest first, and one of them open. Plain HTML for developers. */
export function mailboxPage(mails: readonly StoredMail[], open: StoredMail | undefined) {
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
