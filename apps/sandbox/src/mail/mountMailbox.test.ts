import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../ports/reservePort.ts';
import { storeMail } from './mailbox.ts';
import { mountMailbox } from './mountMailbox.ts';
import { startMailServer } from './startMailServer.ts';

async function folderOfMails(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, 'mail');
}

function mailbox(folder: string): Hono {
  const app = new Hono();
  mountMailbox(app, folder);
  return app;
}

const mail = (subject: string, html: string) =>
  Buffer.from(
    [
      'From: Magazijn <shop@magazijn.test>',
      'To: inkoop@vlinder.test',
      `Subject: ${subject}`,
      'Content-Type: text/html; charset=utf-8',
      '',
      html,
    ].join('\r\n'),
  );

async function deliver(url: string, message: Buffer): Promise<void> {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'data');
  for (const line of ['EHLO test', 'MAIL FROM:<a@b.test>', 'RCPT TO:<inkoop@vlinder.test>', 'DATA']) {
    socket.write(`${line}\r\n`);
    await once(socket, 'data');
  }
  socket.write(Buffer.concat([message, Buffer.from('\r\n.\r\n')]));
  await once(socket, 'data');
  socket.end('QUIT\r\n');
}

test('a received mail is in the mailbox, newest first', async () => {
  const folder = await folderOfMails();
  const server = await startMailServer(0, folder);
  onTestFinished(server.close);
  await deliver(server.url, mail('Eerste', '<p>Hallo</p>'));
  await deliver(server.url, mail('Tweede', '<a href="http://shop.test/a?b=1&amp;c=2">Link</a>'));
  const listed = await (await mailbox(folder).request('/mail.json')).json();
  expect(listed).toEqual([
    {
      to: 'inkoop@vlinder.test',
      subject: 'Tweede',
      text: expect.any(String),
      links: ['http://shop.test/a?b=1&c=2'],
    },
    { to: 'inkoop@vlinder.test', subject: 'Eerste', text: expect.any(String), links: [] },
  ]);
  expect((await readdir(folder)).every((name) => name.endsWith('.eml'))).toBe(true);
});

test('an empty mailbox shows an instruction, and its JSON is empty', async () => {
  const app = mailbox(await folderOfMails());
  expect(await (await app.request('/mail')).text()).toContain('No mail yet.');
  expect(await (await app.request('/mail.json')).json()).toEqual([]);
});

test('a mail is shown with its links, and its HTML in a sandboxed iframe', async () => {
  const folder = await folderOfMails();
  await storeMail(folder, mail('<b>Let op', '<html><head></head><body><a href="http://shop.test/x">x</a>'));
  const app = mailbox(folder);
  const page = await (await app.request('/mail')).text();
  expect(page).toContain('&lt;b&gt;Let op');
  expect(page).toContain('<a href="http://shop.test/x">http://shop.test/x</a>');
  const frame = /<iframe[^>]* src="([^"]+)" sandbox="([^"]+)"/.exec(page);
  expect(frame?.[2]).not.toMatch(/allow-(scripts|same-origin)/);
  const shown = await app.request(frame?.[1] ?? '');
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox .*default-src 'none'/);
  expect(await shown.text()).toContain('<base target="_blank">');
});

test.each(['/mail/nothing', '/mail/nothing/html', '/mail/..%2f..%2fetc%2fpasswd/html'])(
  '%s is not found',
  async (path) => {
    const folder = await folderOfMails();
    await storeMail(folder, mail('Eerste', '<p>Hallo</p>'));
    expect((await mailbox(folder).request(path)).status).toBe(404);
  },
);

test('a port in use is reported in one line with its setting', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  await expect(startMailServer(port, '/nowhere')).rejects.toThrow(
    `Port ${port} is taken by another program. Set SANDBOX_SMTP_PORT to another port, for example SANDBOX_SMTP_PORT=${port + 100}.`,
  );
});
