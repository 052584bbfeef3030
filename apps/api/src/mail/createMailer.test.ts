import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brands } from '@magazijn/server';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { startTestMailServer } from '../testing/startTestMailServer.ts';
import { createMailer, mailMessage, requiresTls } from './createMailer.ts';

describe('createMailer', () => {
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

  test.each([
    ['smtp://127.0.0.1:1025', false],
    ['smtp://localhost', false],
    ['smtp://[::1]:25', false],
    ['smtp://mail.example', true],
    ['smtp://127.0.0.1.example', true],
    ['smtp://shop:geheim@10.0.0.1:587', true],
  ])('mail goes in plain text to this machine alone: %s', (url, required) => {
    expect(requiresTls(url)).toBe(required);
  });

  test('a remote mail server without TLS gets no mail', async () => {
    const server = await startTestMailServer();
    // Another name of this machine, which counts as remote.
    const mailer = createMailer(readApiSettings({ SMTP_URL: server.url.replace('127.0.0.1', '0.0.0.0') }));
    onTestFinished(async () => {
      mailer.close();
      await server.close();
    });
    await expect(mailer.send(mail)).rejects.toThrow('STARTTLS');
    expect(server.mails).toEqual([]);
  });

  test('without SMTP_URL it is written as .eml in the data folder', async () => {
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
});

describe('mailMessage', () => {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const sender = {
    name: 'Magazijn, Demo B.V.',
    address: 'shop@magazijn.test',
    replyTo: 'vragen@magazijn.test',
    footer: [],
    shop: 'https://shop.test',
    brand: brands.magazijn,
  };

  async function headersOf(name: string, subject: string) {
    const mail = {
      messageId: 'a@b.test',
      to: { name, address: 'inkoop@vlinder.test' },
      subject,
      html: '',
      text: '',
    };
    const { message } = await transport.sendMail(mailMessage(mail, sender));
    return PostalMime.parse(message as Buffer);
  }

  test('From and Reply-To come from the settings, the Message-ID from the mail', async () => {
    const mail = await headersOf('Daniëlle', 'Je bestelling');
    expect(mail).toMatchObject({
      from: { name: 'Magazijn, Demo B.V.', address: 'shop@magazijn.test' },
      replyTo: [{ address: 'vragen@magazijn.test' }],
      messageId: '<a@b.test>',
      subject: 'Je bestelling',
    });
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  test('no name or subject can add a header or a recipient', async () => {
    const part = fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      '\u2028',
      'Bcc: x@evil.test',
      ',',
      '<x@evil.test>',
      '"',
      ';',
      'é',
      ' ',
    );
    const text = fc.array(part, { maxLength: 8 }).map((dependencies) => dependencies.join(''));
    const expected = (await headersOf('a', 'b')).headers.map(({ key }) => key).sort();
    await fc.assert(
      fc.asyncProperty(text, text, async (name, subject) => {
        const mail = await headersOf(name, `x${subject}`);
        expect(mail.headers.map(({ key }) => key).sort()).toEqual(expected);
        expect(mail.to?.map(({ address }) => address)).toEqual(['inkoop@vlinder.test']);
        expect(mail.bcc).toBeUndefined();
      }),
    );
  });
});
