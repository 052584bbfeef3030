import { brands } from '@magazijn/server';
import { expect, test } from 'vitest';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { readMailSender } from './createMailer.ts';
import type { MailBlock, MailContent } from './MailContent.ts';
import { accountReason } from './mailTexts.ts';
import { renderMailHtml, renderMailText } from './renderMail.ts';

test.each([
  ['magazijn', 'bouwsteen'],
  ['bouwsteen', 'magazijn'],
] as const)(
  'with BRAND=%s a mail has that name, drawing and colours, and nothing of %s',
  async (id, other) => {
    const settings = readApiSettings({ BRAND: id, PUBLIC_URL: 'https://shop.test' });
    const sender = readMailSender(settings);
    const content: MailContent = {
      to: { name: 'Daniëlle', address: 'inkoop@vlinder.test' },
      subject: 'Je wachtwoord is gewijzigd',
      preview: 'Was jij dit niet?',
      heading: 'Je wachtwoord is gewijzigd',
      blocks: [{ kind: 'action', label: 'Inloggen', href: 'https://shop.test/login' }],
      reason: accountReason(settings.brand),
    };
    const html = await renderMailHtml(content, sender);
    const { name, colours, mailFont } = brands[id];
    expect(html).toContain(`<img src="https://shop.test/assets/brands/${id}/wordmark.png" alt="${name}"`);
    expect(html).toContain(`font-family:${mailFont}`);
    expect(html).toContain(`een account van ${name} hoort`);
    expect(html).toContain(`${name} Demo B.V.`);
    for (const role of ['inverse', 'accent', 'on-accent', 'ink'] as const) {
      expect(html).toContain(colours[role].light);
      expect(html).toContain(colours[role].dark);
    }
    expect(html + renderMailText(content, sender)).not.toMatch(new RegExp(other, 'i'));
    expect(html).not.toContain(brands[other].colours.accent.light);
  },
);

test('an address in a mail is a link that a reader can tap, and in plain text a line of its own', async () => {
  const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
  const link: MailBlock = { kind: 'link', label: 'Bekijk de aanvraag', href: 'https://shop.test/a?b=1&c=2' };
  const content: MailContent = {
    to: { name: '', address: 'inkoop@vlinder.test' },
    subject: 'Aanvraag',
    preview: '',
    heading: 'Aanvraag',
    blocks: [link],
    reason: accountReason(settings.brand),
  };
  const sender = readMailSender(settings);
  const html = await renderMailHtml(content, sender);
  expect(html).toMatch(/<a href="https:\/\/shop\.test\/a\?b=1&amp;c=2"[^>]*>Bekijk de aanvraag<\/a>/);
  expect(renderMailText(content, sender)).toContain('\n\nBekijk de aanvraag:\nhttps://shop.test/a?b=1&c=2\n');
});
