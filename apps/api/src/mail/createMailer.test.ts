import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { startTestMailServer } from '../testing/startTestMailServer.ts';
import { createMailer } from './createMailer.ts';

const mail = {
  messageId: 'abc@shop.test',
  to: { name: 'Daniëlle', address: 'inkoop@vlinder.test' },
  subject: 'Hallo',
  html: '<p>Hallo</p>',
  text: 'Hallo',
};

test('with SMTP_URL a mail goes to that server', async () => {
  const server = await startTestMailServer();
  const mailer = createMailer(readApiSettings({ SMTP_URL: server.url }));
  onTestFinished(async () => {
    mailer.close();
    await server.close();
  });
  await mailer.send(mail);
  expect(server.mails).toMatchObject([{ subject: 'Hallo', text: 'Hallo\n', messageId: '<abc@shop.test>' }]);
});

test('without SMTP_URL it lies as .eml below the data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailer-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await createMailer(readApiSettings({ DATA_DIR: folder })).send(mail);
  const [name = ''] = await readdir(join(folder, 'mail'));
  expect(name).toMatch(/^\d{4}-[\w-]+\.eml$/);
  const stored = await PostalMime.parse(await readFile(join(folder, 'mail', name)));
  expect(stored).toMatchObject({
    subject: 'Hallo',
    to: [{ name: 'Daniëlle', address: 'inkoop@vlinder.test' }],
  });
});
