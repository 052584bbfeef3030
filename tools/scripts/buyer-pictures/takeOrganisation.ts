// The pictures of people and organisations in docs/buyers.md.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { connect } from '../../../apps/api/src/database.ts';
import type { StartedShop } from '../../testing/startShop.ts';
import { type Call, callsOf, demo, logInToApi, openPage, placeOrder, take } from './openPage.ts';

/** The token of an invitation that was mailed to an address. */
async function invitationToken(sandbox: string, email: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const mails: { to: string; text: string }[] = await (await fetch(`${sandbox}/mail.json`)).json();
    const text = mails.find(({ to }) => to.includes(email))?.text ?? '';
    const token = /uitnodiging\?token=(\S+)/.exec(text)?.[1];
    if (token !== undefined) return decodeURIComponent(token);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No invitation was mailed to ${email}`);
}

/** Invites a person, who accepts. @returns the calls of that person */
async function addPerson(
  { shop, sandbox }: StartedShop,
  administrator: Call,
  person: { readonly email: string; readonly name: string; readonly role: string },
): Promise<Call> {
  await administrator('/people/invitations', person);
  const { token } = await callsOf(shop, null)<{ token: string }>('/people/invitation', {
    token: await invitationToken(sandbox, person.email),
    name: person.name,
    'password[plainPassword][first]': 'Kinderdag-2026!',
    'password[plainPassword][second]': 'Kinderdag-2026!',
  });
  return callsOf(shop, token);
}

/** Dates the placed orders as those of the past weeks: only delivered ones have invoices. */
async function delivered(dataDir: string): Promise<void> {
  const { sql, close } = connect((await readFile(join(dataDir, 'database-url'), 'utf8')).trim());
  await sql`
    update orders set placed_at = now() - (age + 2) * interval '1 day', delivery_date = current_date - age,
        invoiced_on = current_date - age
      from (
        select id, (row_number() over (order by id))::int * 4 as age from orders where status = 'placed'
      ) as dated
      where dated.id = orders.id`;
  await close();
}

/** Takes a picture of a page from its heading on: the header of the shop is the same everywhere. */
async function takePage(
  browser: Browser,
  customer: { readonly shop: string; readonly token: string },
  path: string,
  name: string,
): Promise<void> {
  const width = name.endsWith('390') ? 390 : 1280;
  const page = await openPage(browser, customer, { path: `/profiel/${path}`, width });
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 24);
  });
  await take(page, name);
}

/** Takes the pictures of approvals, people, cost centres, locations, invoices and spending. */
export async function takeOrganisation(
  browser: Browser,
  running: StartedShop,
  dataDir: string,
): Promise<void> {
  const { shop } = running;
  const vlinder = await logInToApi(shop, 'vlinder');
  const koepel = await logInToApi(shop, 'koepel');
  const administrator = { shop, token: vlinder.token };
  for (const name of ['bij', 'hommel']) {
    const { call } = await logInToApi(shop, name);
    await placeOrder(call, { [demo.diapers]: 6, [demo.wipes]: 8, [demo.juice]: 4 });
    await placeOrder(call, { [demo.paint]: 3, [demo.gloves]: 6 });
  }
  await delivered(dataDir);

  const { people } = await vlinder.call<{ people: readonly { id: number }[] }>('/people');
  await vlinder.call(`/people/${people[0]?.id}`, { name: 'Vera Prins', role: 'administrator' });
  const lisa = await addPerson(running, vlinder.call, {
    email: 'lisa@vlinder.test',
    name: 'Lisa de Wit',
    role: 'requester',
  });
  for (const person of [
    { email: 'bas@vlinder.test', name: 'Bas Smit', role: 'buyer' },
    { email: 'noor@vlinder.test', name: 'Noor Bakker', role: 'bookkeeper' },
  ]) {
    await addPerson(running, vlinder.call, person);
  }
  await vlinder.call('/people/invitations', {
    email: 'tom@vlinder.test',
    name: 'Tom Visser',
    role: 'requester',
  });
  await takePage(browser, administrator, 'mensen', 'people-1280');

  for (const [code, name] of [
    ['EGELS', 'Groep Egels'],
    ['HAZEN', 'Groep Hazen'],
  ] as const) {
    await vlinder.call('/cost-centres', { code, name });
  }
  await takePage(browser, administrator, 'kostenplaatsen', 'cost-centres-390');
  await vlinder.call('/approvals/settings', {
    version: '0',
    rise_percent: '5',
    'rules[0][id]': '0',
    'rules[0][max_month]': '1000',
  });
  const { cost_centres: centres } = await vlinder.call<{ cost_centres: readonly { id: number }[] }>(
    '/cost-centres',
  );
  const { order } = await lisa<{ order: { order_id: number } }>('/order/create', {
    [`products[${demo.diapers}]`]: '4',
    [`products[${demo.paint}]`]: '2',
    [`cost_centres[${demo.diapers}]`]: String(centres[0]?.id),
    [`cost_centres[${demo.paint}]`]: String(centres[1]?.id),
    discount: '',
    orderReference: '',
  });
  const { id } = await lisa<{ id: number }>(`/approvals/request/${order.order_id}`, {
    remark: 'Verf voor de kerstweek',
  });
  await takePage(browser, administrator, `goedkeuren/${id}`, 'approval-1280');

  const parent = { shop, token: koepel.token };
  await takePage(browser, parent, 'locaties', 'locations-1280');
  await takePage(browser, parent, 'facturen', 'invoices-1280');
  await takePage(browser, parent, 'uitgaven', 'spending-1280');
}
