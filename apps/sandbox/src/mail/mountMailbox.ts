import type { Hono } from 'hono';
import { listMails } from './listMails.ts';
import { mailboxPage } from './mailboxPage.ts';

/** The page frames the mail; the mail itself runs nothing and loads nothing. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** The sandbox's mailbox: `/mail` for people, `/mail.json` for tests. Read from the folder at each request. */
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
    // Its links open beside the mailbox, not inside the frame.
    return context.html(open.html.replace('<head>', '<head><base target="_blank">'));
  });
}
