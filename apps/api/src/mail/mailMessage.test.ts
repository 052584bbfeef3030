import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { mailMessage } from './mailMessage.ts';

const transport = createTransport({ streamTransport: true, buffer: true });
const sender = {
  name: 'Magazijn, Demo B.V.',
  address: 'shop@magazijn.test',
  replyTo: 'vragen@magazijn.test',
  footer: [],
  shop: 'https://shop.test',
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

test('sender, answer address and Message-ID are those of the settings and of the event', async () => {
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

test('no name and no subject makes another header or another recipient', async () => {
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
  const text = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
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
