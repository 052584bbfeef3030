import { brands } from '@magazijn/server';
import { expect, test } from 'vitest';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { readMailSender } from './createMailer.ts';
import type { MailContent } from './MailContent.ts';
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
