// Over 300 lines: one clone of the database for the texts of all mails.

import { orderWords } from '@magazijn/domain/orders';
import { buildRegistration } from '@magazijn/domain/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideRegistration, pendingRegistrations } from '../accounts/decideRegistration.ts';
import { readApiSettings } from '../settings/readApiSettings.ts';
import { cartForm } from '../testing/cartForm.ts';
import { createTestClient } from '../testing/createTestClient.ts';
import { demoProduct } from '../testing/demoProduct.ts';
import { openTestApi, type TestApi, wednesday } from '../testing/openTestApi.ts';
import { composeMail } from './composeMail.ts';
import { readMailSender } from './createMailer.ts';
import type { MailContent } from './MailContent.ts';
import { renderMailHtml, renderMailText } from './renderMail.ts';

const vlinder = 2;
const uil = 7;
const settings = readApiSettings({ PUBLIC_URL: 'https://shop.test' });
const sender = readMailSender(settings);
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const compose = (kind: string, payload: object) =>
  composeMail({ sql: api.database.sql, settings, clock: () => new Date(wednesday) }, kind, payload);
async function textOf(kind: string, payload: object): Promise<string> {
  const content = await compose(kind, payload);
  if (!content) throw new Error(`There is no mail ${kind}`);
  return `${content.subject}\n${renderMailText(content, sender)}`;
}
const actionsOf = (mail: MailContent | null) => mail?.blocks.filter(({ kind }) => kind === 'action');
const userOf = async (email: string) =>
  (await api.database.sql<{ id: number }[]>`select id from users where email = ${email}`)[0]?.id ?? 0;

async function placedOrder(): Promise<{ orderId: number; userId: number }> {
  const token = await api.logIn('vlinder');
  const paint = await demoProduct(api.database, 'demo-verf');
  const form = cartForm(
    [
      [101404, 12],
      [paint.id, 2],
    ],
    { discount: 'DEMO10', orderReference: 'Groep <3>' },
  );
  const { order } = await api.data<{ order: { order_id: number } }>('POST', '/order/create', { token, form });
  await api.data('GET', `/payment/account/${order.order_id}`, { token });
  return { orderId: order.order_id, userId: vlinder };
}

describe('the confirmation of an order', () => {
  test('[K05] has its lines, VAT per rate, delivery date, with the note that it is a wish, reference and link', async () => {
    const order = await placedOrder();
    const text = await textOf('order-confirmation', order);
    expect(text).toMatch(/^Je bestelling KKN000000001\n/);
    expect(text).toContain('Je referentie: Groep <3>');
    expect(text).toMatch(/Gewenste bezorgdag: \w+ \d+ november 2026/);
    expect(text).toMatch(/12 × .*luiers.*: €\u00a0[\d.]+,\d\d/i);
    expect(text).toMatch(/Kortingscode DEMO10: \u2212€\u00a0[\d.]+,\d\d/);
    expect(text).toMatch(
      /Btw\u00a021\u00a0% over €\u00a0[\d.,]+: €\u00a0[\d.,]+\nTotaal incl\. btw: €\u00a0[\d.,]+/,
    );
    expect(text).toMatch(/\nSubtotaal excl\. btw: .*\n(.*\n)?Bezorgkosten: /);
    expect(text).toMatch(/, art\.[\d\u00a0]+, €\u00a0[\d.,]+ per \w+/);
    expect(text).toContain('\nHallo Kinderopvang De Vlinder,\n');
    expect(text).toContain('Betaling: Op rekening');
    expect(text).toContain(`https://shop.test/order/${order.orderId}\n`);
    expect(text).toContain('Kinderopvang De Vlinder');
    expect(text).toContain('De bezorgdag is een gewenst moment: het kan een werkdag later worden.');
    expect(text).not.toContain('nasturen');
  });

  test('names the payment method of a paid order, or all methods when the provider gave none', async () => {
    const order = await placedOrder();
    const { sql } = api.database;
    await sql`update orders set payment = 'ideal' where id = ${order.orderId}`;
    expect(await textOf('order-confirmation', order)).toContain('Betaling: iDEAL, Bancontact of kaart');
    await sql`
      insert into payments (order_id, attempt, reference, idempotency_key, state, amount_cents, session_id, method,
          created_at, expires_at)
        values (${order.orderId}, 1, 'KKN1-1', 'k', 'authorised', 100, 'CS', 'mc_applepay', now(), now())`;
    expect(await textOf('order-confirmation', order)).toContain('Betaling: Betaald met Mastercard');
  });

  test('lists the backorders of a paid order', async () => {
    const backorders = [{ description: 'Rode verf', amount: 3 }];
    const text = await textOf('order-confirmation', { ...(await placedOrder()), backorders });
    expect(text).toContain('Dit sturen we na zodra het binnen is: 3 × Rode verf.');
  });

  test.each([59, 60, 200, 500])(
    'of %i lines is not cut by mail programs: its totals are there',
    async (count) => {
      const order = await placedOrder();
      const { sql } = api.database;
      await sql`
      insert into order_lines
        select order_id, 1 + n, product_id, path, category_path, article_number, 'Regel ' || n || ' ' || repeat('lang ', 30),
            contents, unit, images, offer_label, amount, price_cents, price_old_cents, vat_percentage, discount_cents,
            total_exclusive_cents, total_inclusive_cents, give_away, incomplete_offer
          from order_lines, generate_series(1, ${count - 2}) as n where order_id = ${order.orderId} and position = 0`;
      const content = await compose('order-confirmation', order);
      if (!content) throw new Error('There is no mail');
      const html = await renderMailHtml(content, sender);
      expect(Buffer.byteLength(html)).toBeLessThan(90_000);
      const kinds = content.blocks.map(({ kind }) => kind);
      const shown = content.blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []));
      if (count < 60) {
        expect(kinds.indexOf('lines')).toBeLessThan(kinds.indexOf('totals'));
        expect(shown).toHaveLength(count);
      } else {
        expect(kinds.indexOf('totals')).toBeLessThan(kinds.indexOf('lines'));
        expect(kinds.lastIndexOf('address')).toBeLessThan(kinds.indexOf('lines'));
        expect(shown).toHaveLength(30);
        expect(renderMailText(content, sender)).toContain(`De andere ${count - 30} regels vind je`);
      }
    },
  );

  test('is null for an order of another company', async () => {
    expect(await compose('order-confirmation', { ...(await placedOrder()), userId: 3 })).toBeNull();
  });
});

describe('a mail about an order or a payment, for a user who lost access', () => {
  const content = { orderId: 0, orderNumber: 'KKN000000009', userId: vlinder };
  let orderId = 0;
  beforeAll(async () => {
    const { sql } = api.database;
    ({ orderId } = await placedOrder());
    await sql`
      insert into users (company_id, email, name, password_hash, role, disabled)
        select company_id, kind || '@test.nl', kind, '', 'administrator', kind = 'gone'
          from users, unnest('{gone,first,second}'::text[]) as kind where id = ${vlinder}`;
  });
  const loses = (change: 'blocked' | 'ended' | 'bookkeeper' | 'none') => api.database.sql`
    update users set disabled = ${change === 'blocked' || change === 'ended'}, name = 'Anna',
        ended_at = ${change === 'ended' ? new Date() : null},
        role = ${change === 'bookkeeper' ? 'bookkeeper' : 'administrator'}
      where id = ${vlinder}`;
  afterAll(async () => {
    const { sql } = api.database;
    await sql`update users set name = '', disabled = false, ended_at = null, role = 'administrator' where id = ${vlinder}`;
    await sql`delete from users where email like '%@test.nl'`;
  });

  test.each([
    ['order-confirmation', {}],
    ['order-changed', {}],
    ['order-cancelled', { refundCents: null }],
    ['payment-pending', {}],
    ['payment-failed', {}],
    ['payment-refunded', { reason: 'paid-twice' }],
  ])('%s goes to the first administrator who has access, and says why', async (kind, more) => {
    for (const change of ['blocked', 'ended', 'bookkeeper'] as const) {
      await loses(change);
      const mail = await compose(kind, { ...content, ...more, orderId });
      expect(mail?.to).toEqual({ name: 'first', address: 'first@test.nl' });
      expect(mail?.reason).toBe(
        'Je krijgt deze mail als beheerder, omdat Anna bij Kinderopvang De Vlinder geen toegang meer heeft.',
      );
      expect(mail?.blocks[0]).toEqual({ kind: 'paragraph', text: 'Hallo first,' });
    }
    await loses('none');
    expect((await compose(kind, { ...content, ...more, orderId }))?.to.name).toBe('Anna');
  });

  test('a mail about invoices goes to a bookkeeper; a stock mail is not sent to another user', async () => {
    const refund = { ...content, orderId, reason: 'invoice-paid' };
    await loses('bookkeeper');
    expect((await compose('payment-refunded', refund))?.to.name).toBe('Anna');
    await loses('ended');
    expect((await compose('payment-refunded', refund))?.to.name).toBe('first');
    const { id: productId } = await demoProduct(api.database, 'demo-verf');
    expect(await compose('stock-back', { userId: vlinder, productId })).toBeNull();
  });

  test.each(['blocked', 'ended', 'deleted'])(
    'an invoice stored for a login that is %s goes to the company’s own address, else to a login that has access',
    async (state) => {
      const { sql } = api.database;
      const email = state === 'deleted' ? 'Weg@demo.magazijn.test' : 'Vlinder@demo.magazijn.test';
      await loses(state === 'ended' ? 'ended' : 'blocked');
      await sql`
        update orders set buyer = jsonb_set(buyer, '{email}', ${sql.json(email)}),
            main_address = main_address - 'emailAddress', invoice_address = null
          where id = ${orderId}`;
      const own = sql`company_id = (select company_id from users where id = ${vlinder})`;
      const to = async () => (await compose('invoice', { ...content, orderId }))?.to.address;
      await sql`update addresses set email_address = null where ${own}`;
      expect(await to()).toBe('first@test.nl');
      await sql`update addresses set email_address = 'huis@test.nl' where ${own}`;
      expect(await to()).toBe('huis@test.nl');
      await sql`update addresses set email_address = ${email.toLowerCase()} where ${own}`;
      expect(await to()).toBe(email);
      await sql`update addresses set email_address = null where ${own}`;
      await loses('none');
      expect(await to()).toBe(state === 'deleted' ? 'vlinder@demo.magazijn.test' : email);
      await sql`update addresses set email_address = 'vlinder@demo.magazijn.test' where ${own}`;
    },
  );

  test('in a company without an administrator, it goes to one of the parent organisation, if there is one', async () => {
    const { sql } = api.database;
    await loses('ended');
    await sql`update users set disabled = true where email in ('first@test.nl', 'second@test.nl')`;
    const mail = await compose('order-confirmation', { ...content, orderId });
    expect(mail?.to.address).toBe('koepel@demo.magazijn.test');
    // The order opens after switching only.
    expect(actionsOf(mail)).toEqual([]);
    expect(JSON.stringify(mail)).toContain('Kies bij Locaties ‘Bestel voor Kinderopvang De Vlinder’.');
    const refund = { ...content, orderId, reason: 'invoice-paid' };
    expect(actionsOf(await compose('payment-refunded', refund))).toHaveLength(1);
    await sql`update users set disabled = false where email in ('first@test.nl', 'second@test.nl')`;
  });

  describe('in a company where no user can log in', () => {
    const toSeller: readonly (readonly [kind: string, more: object])[] = [
      ['order-cancelled', { refundCents: null }],
      ['order-changed', { refundCents: 2500 }],
      ['payment-failed', {}],
      ['payment-refunded', { reason: 'paid-twice' }],
      ['payment-refunded', { reason: 'order-changed' }],
      ['payment-refunded', { reason: 'invoice-paid' }],
      ['invoice', {}],
    ];
    const toCompany: typeof toSeller = [...toSeller, ['order-confirmation', {}]];
    const addresses = () =>
      api.database.sql`company_id = (select company_id from users where id = ${vlinder})`;
    beforeAll(async () => {
      const { sql } = api.database;
      await loses('blocked');
      await sql`
        update users set disabled = true
          where email in ('first@test.nl', 'second@test.nl', 'koepel@demo.magazijn.test')`;
      await sql`update addresses set email_address = 'huis@test.nl' where ${addresses()}`;
    });
    afterAll(async () => {
      const { sql } = api.database;
      await sql`update users set disabled = false where email = 'koepel@demo.magazijn.test'`;
      await sql`update addresses set email_address = 'vlinder@demo.magazijn.test' where ${addresses()}`;
    });

    test.each(toCompany)('%s %o goes to the company’s own address', async (kind, more) => {
      const mail = await compose(kind, { ...content, ...more, orderId });
      expect(mail?.to.address).toBe('huis@test.nl');
      expect(actionsOf(mail)).toEqual([]);
      expect(JSON.stringify(mail)).not.toMatch(/Opnieuw bestellen|opnieuw bestellen|via Facturen/);
    });

    test.each(toSeller)('%s %o goes to the seller without such an address', async (kind, more) => {
      await api.database.sql`update addresses set email_address = null where ${addresses()}`;
      const mail = await compose(kind, { ...content, ...more, orderId });
      expect(mail?.to.address).toBe(settings.seller?.email);
      expect(JSON.stringify(mail?.blocks[0])).toMatch(
        /Deze mail is voor Kinderopvang De Vlinder \(\d+\)\..*Laat het de klant zelf weten\./,
      );
      expect(actionsOf(mail)).toEqual([]);
    });

    test('a confirmation is not sent without such an address', async () => {
      expect(await compose('order-confirmation', { ...content, orderId })).toBeNull();
    });
  });
});

describe('a changed and a cancelled order', () => {
  test('the mail of a change has the order as it is now, with the note for the driver', async () => {
    const order = await placedOrder();
    await api.database.sql`
      update orders set driver_note = 'Achterom', order_reference = 'Egels' where id = ${order.orderId}`;
    const text = await textOf('order-changed', order);
    expect(text).toMatch(/^Je bestelling KKN\d{9} is gewijzigd\n/);
    for (const part of ['Voor de chauffeur: Achterom', 'Je referentie: Egels', 'Totaal incl. btw: €']) {
      expect(text).toContain(part);
    }
  });

  test('the cancellation mail states the day and the refund; no other mail about the order is sent', async () => {
    const order = await placedOrder();
    await api.database.sql`
      update orders set status = 'cancelled', cancelled_at = now() where id = ${order.orderId}`;
    const text = await textOf('order-cancelled', { ...order, refundCents: null });
    expect(text).toMatch(/^Je bestelling KKN\d{9} is geannuleerd\n/);
    expect(text).toMatch(
      /voor \w+ \d+ november 2026, is geannuleerd en wordt niet bezorgd\. Je hoeft niets te betalen\./,
    );
    expect(await textOf('order-cancelled', { ...order, refundCents: 10_690 })).toContain(
      'We betalen €\u00a0106,90 terug op de rekening of kaart waarmee je hebt betaald.',
    );
    expect(await compose('order-confirmation', order)).toBeNull();
    expect(await compose('order-changed', order)).toBeNull();
  });

  test('a refund of a change is announced, too, when the order is cancelled before the mail is sent', async () => {
    const order = await placedOrder();
    await api.database.sql`
      update orders set status = 'cancelled', cancelled_at = now() where id = ${order.orderId}`;
    expect(await textOf('order-changed', { ...order, refundCents: 2500 })).toMatch(
      /^We betalen een deel .* terug\n.*geannuleerd\. We betalen €.25,00 terug/s,
    );
  });

  test('the seller reads of the refund of a cancelled order', async () => {
    const order = await placedOrder();
    const about = { ...order, orderNumber: 'KKN000000007', reason: 'cancelled', reference: 'KKN000000007-1' };
    const text = await textOf('refund-notice', { ...about, amountCents: 10_690 });
    expect(text).toContain('Een klant heeft een betaalde bestelling geannuleerd voordat ze werd ingepakt.');
    expect(text).toContain('€\u00a0106,90');
  });
});

test('the mail about a pending payment has the text of the shop and a link to the order', async () => {
  const text = await textOf('payment-pending', { ...(await placedOrder()), orderNumber: 'KKN000000009' });
  expect(text).toMatch(/^De betaling van bestelling KKN000000009 is in behandeling\n/);
  expect(text.replaceAll(/\s+/g, ' ')).toContain(orderWords.pendingPayment);
  expect(text).toMatch(/https:\/\/shop\.test\/order\/\d+\n/);
});

describe('[S43] a registration', () => {
  test('with a link or web address in its names: an unverified address gets a mail without it', async () => {
    const registration = buildRegistration({
      companyName: 'Win nu op https://evil.example/prijs',
      email: 'vreemde@elders.test',
    });
    const { mainAddress } = registration;
    const names = { contactFirstName: 'Ga naar www.evil.example', contactLastName: 'evil.example' };
    await createTestClient(api).register({ ...registration, mainAddress: { ...mainAddress, ...names } });
    const userId = await userOf('vreemde@elders.test');
    for (const kind of ['registration-received', 'account-exists']) {
      const mail = await compose(kind, { userId });
      expect(`${mail?.to.name}\n${await textOf(kind, { userId })}`).not.toMatch(/evil/);
    }
    expect(await textOf('registration-received', { userId })).toContain('Hallo,');
    // The seller has to see the real names to decide.
    expect(await textOf('registration-notice', { userId })).toContain('evil.example');
    await api.database.sql`update registrations set approved_at = now()`;
  });

  test.each([
    '185.12.3.4/prijs',
    'evil\u3002example',
    'ｗｗｗ．evil．example',
    'evil\u200d.example',
    'evil｡example',
  ])('counts the name %s as a web address, as mail programs do', async (contactFirstName) => {
    const registration = buildRegistration({ email: 'elders@elders.test' });
    const mainAddress = { ...registration.mainAddress, contactFirstName };
    await createTestClient(api).register({ ...registration, mainAddress });
    const userId = await userOf('elders@elders.test');
    expect(await textOf('registration-received', { userId })).toContain('Hallo,');
    await api.database.sql`delete from registrations`;
    await api.database.sql`update users set email = ${`${userId}@elders.test`} where id = ${userId}`;
  });

  test('is confirmed, sent to the seller with every field, and approved', async () => {
    await createTestClient(api).register(buildRegistration());
    const userId = await userOf('inkoop@krekel.test');
    const received = await textOf('registration-received', { userId });
    expect(received).toContain('Hallo Daniëlle,');
    expect(received).toContain('Je krijgt uiterlijk woensdag 18 november antwoord.');
    expect(received).toContain('Aanvragen die vóór 14.00 uur binnenkomen, beantwoorden we dezelfde dag.');

    const [pending] = await pendingRegistrations(api.database.sql);
    const notice = await compose('registration-notice', { userId });
    expect(notice?.to.address).toBe(settings.seller?.email);
    const text = await textOf('registration-notice', { userId });
    expect(text).toContain(`admin approve ${pending?.customerNumber}`);
    expect(text).toContain('Maandag: 07:30 – 18:00');
    expect(text).toContain('Zondag: Gesloten');
    expect(text).toContain('IBAN: NL91ABNA0417164300');
    expect(text).toMatch(
      /Goedkeuren of weigeren:\nhttps:\/\/shop\.test\/api\/v1\/account\/registration\?token=[\w-]{43}\n/,
    );
    expect(text).toContain('De link werkt één keer en is zeven dagen geldig.');

    expect(await textOf('registration-approved', { userId })).toContain('https://shop.test/login');
  });

  test('[S43] received after 14:00 on a Friday is answered on Monday', async () => {
    const registration = buildRegistration({ email: 'vrijdag@krekel.test' });
    await createTestClient(api).register(registration);
    const userId = await userOf('vrijdag@krekel.test');
    await api.database.sql`
      update registrations set created_at = '2026-11-20T13:00Z'
        where company_id = (select company_id from users where id = ${userId})`;
    const received = await textOf('registration-received', { userId });
    expect(received).toContain('Je krijgt uiterlijk maandag 23 november antwoord.');
  });

  test('that was refused: the mail has the reason line by line, and the seller gets no request', async () => {
    await createTestClient(api).register(buildRegistration({ email: 'nee@krekel.test' }));
    const userId = await userOf('nee@krekel.test');
    const { sql } = api.database;
    const [user] = await sql<{ companyId: number }[]>`select company_id from users where id = ${userId}`;
    const reason = 'We leveren alleen aan de opvang.\n\nStuur ons je LRK-nummer.';
    expect(await compose('registration-refused', { userId })).toBeNull();
    await decideRegistration(sql, user?.companyId ?? 0, { outcome: 'refused', reason }, new Date(wednesday));
    const text = await textOf('registration-refused', { userId });
    expect(text).toMatch(/^Je registratie is niet goedgekeurd\n/);
    expect(text).toContain('REDEN\n\nWe leveren alleen aan de opvang.\n\nStuur ons je LRK-nummer.\n\n');
    expect(text).toContain('https://shop.test/registreren\n');
    expect(await compose('registration-notice', { userId })).toBeNull();
    expect(await textOf('account-inactive', { userId })).toContain('Je registratie is niet goedgekeurd.');
    expect(await textOf('account-exists', { userId })).toContain('Je eerdere aanvraag is niet goedgekeurd.');
    await sql`update registrations set refusal_reason = null where company_id = ${user?.companyId ?? 0}`;
    expect(await textOf('registration-refused', { userId })).not.toContain('REDEN');
  });

  test('with a known address notifies its owner, with advice for the state of the account', async () => {
    expect(await textOf('account-exists', { userId: vlinder })).toContain('https://shop.test/login');
    expect(await textOf('account-exists', { userId: uil })).toContain('Dat account is niet actief.');
    const pending = await userOf('inkoop@krekel.test');
    expect(await textOf('account-exists', { userId: pending })).toContain('al bij ons binnen');
  });
});

describe('passwords', () => {
  test('the link opens the reset page and its token is valid', async () => {
    const text = await textOf('password-reset', { userId: vlinder });
    const [, token = ''] = /https:\/\/shop\.test\/wachtwoord-vergeten\/([\w-]{43})\n/.exec(text) ?? [];
    const pair = { password: 'Vlinder-vliegt-2027', passwordRepeat: 'Vlinder-vliegt-2027' };
    expect(await createTestClient(api).resetPassword(token, pair)).toBeTruthy();
  });

  test('an account that cannot log in gets a mail with the reason, without a link', async () => {
    expect(await compose('password-reset', { userId: uil })).toBeNull();
    expect(await textOf('account-inactive', { userId: uil })).toContain('Dit account is niet actief.');
    expect(await compose('account-inactive', { userId: vlinder })).toBeNull();
  });

  test('a changed password sends a mail', async () => {
    expect(await textOf('password-changed', { userId: vlinder })).toContain('Was jij dit niet?');
  });
});

test('the mail about a payment that failed has a link to the shop', async () => {
  const payload = { orderId: 1, orderNumber: 'KKN000000009', userId: vlinder };
  const text = await textOf('payment-failed', payload);
  expect(text).toContain('De betaling van bestelling KKN000000009 is achteraf niet gelukt.');
  expect(text).toContain('https://shop.test/order/1\n');
  expect(text).toContain('‘Opnieuw bestellen’');
});

describe('a refund', () => {
  const refund = { orderId: 1, orderNumber: 'KKN000000009', userId: vlinder };

  test.each([
    ['coupon-used', 'niet geplaatst en wordt niet bezorgd. Het hele bedrag storten we terug.'],
    ['paid-twice', 'De bestelling zelf blijft staan en wordt bezorgd.'],
  ])('(%s) is mailed to the buyer with the consequence for the order', async (reason, sentence) => {
    const text = await textOf('payment-refunded', { ...refund, reason });
    expect(text).toContain(sentence);
    expect(text).toContain('https://shop.test/order/1\n');
  });

  test('of an invoice that was paid already is mailed with its number and a link to the invoices', async () => {
    const text = await textOf('payment-refunded', {
      ...refund,
      orderNumber: 'F000000042',
      reason: 'invoice-paid',
    });
    expect(text).toContain('Je hebt meer betaald dan er openstond op F000000042');
    expect(text).toContain('https://shop.test/profiel/facturen\n');
  });

  test('is mailed to the seller with customer, amount and the provider’s reference', async () => {
    const payload = { ...refund, reason: 'coupon-used', reference: 'KKN000000009-2', amountCents: 100_050 };
    const notice = await compose('refund-notice', payload);
    expect(notice?.to.address).toBe(settings.seller?.email);
    const text = await textOf('refund-notice', payload);
    expect(text).toContain('Kenmerk bij de betaalprovider: KKN000000009-2');
    expect(text).toMatch(/Bedrag: €.1\.000,50/);
    expect(text).toMatch(/Klant: Kinderopvang De Vlinder \(\S+\)/);
  });
});

describe('[T24] a product that is back in stock', () => {
  test('is mailed with its link', async () => {
    const { id: productId } = await demoProduct(api.database, 'demo-verf');
    expect(await textOf('stock-back', { userId: vlinder, productId })).toContain(
      'https://shop.test/product/knutselen/demo-verf',
    );
  });

  test('and sold out again sends no mail and keeps the request', async () => {
    const { id: productId } = await demoProduct(api.database, 'demo-uitverkocht');
    expect(await compose('stock-back', { userId: vlinder, productId })).toBeNull();
    expect(
      await api.database.sql`select user_id from stock_mail_requests where product_id = ${productId}`,
    ).toEqual([{ userId: vlinder }]);
  });
});

test.each(['of-tomorrow', 'toString', '__proto__'])('the unknown kind %s throws', (kind) => {
  expect(() => compose(kind, {})).toThrow(kind);
});

test('user input is escaped in the HTML', async () => {
  const evil = '</td><script>alert(1)</script>"\'&';
  const content: MailContent = {
    to: { name: evil, address: 'a@b.test' },
    subject: evil,
    preview: evil,
    heading: evil,
    blocks: [
      { kind: 'paragraph', text: evil },
      { kind: 'notice', text: evil },
      { kind: 'subheading', text: evil },
      { kind: 'action', label: evil, href: `https://shop.test/?a=${evil}` },
      { kind: 'facts', facts: [{ label: evil, value: evil }] },
      { kind: 'lines', lines: [{ quantity: evil, title: evil, detail: evil, total: evil }] },
      { kind: 'totals', totals: [{ label: evil, value: evil }] },
      { kind: 'address', label: evil, lines: [evil, evil] },
    ],
    reason: evil,
  };
  const html = await renderMailHtml(content, { ...sender, footer: [evil] });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('</td>&lt;/td><');
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(15);
});
