import type { Locator } from '@playwright/test';
import { storedCart } from './browser/keepCart.ts';
import { expect, test } from './fixtures.ts';

test('[WCAG 4.1.3] a deal, free delivery, a limit and a coupon that does not count or does are each heard once, with the new total', async ({
  openPage,
  listen,
  apiSession,
}) => {
  const session = await apiSession('bij');
  const idOf = async (path: string) => (await session.call<{ id: number }>(`/product/detail/${path}`)).id;
  const [diapers, juice, limited] = await Promise.all(
    [
      'verzorging/luiers/demo-luiers-maat-4',
      'voeding/fruit/demo-appelsap-2-plus-1',
      'voeding/fruit/demo-tien-procent',
    ].map(idOf),
  );
  const page = await openPage('/winkelwagen', {
    storage: storedCart(session, {
      quantities: { [Number(diapers)]: 3, [Number(juice)]: 2, [Number(limited)]: 1 },
    }),
  });
  const deal = page.getByRole('button', { name: /^Voeg 1 gratis toe/ });
  await expect(deal).toBeVisible();
  const reader = await listen(page);
  await deal.click();
  await reader.hears(
    'Appelsap: 3 stuks. 2+1 gratis: 2 betaald, 1 gratis, € 16,20 korting. Subtotaal € 123,01.',
  );

  const fill = async (field: Locator, text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  const quantityOf = (name: string) => page.getByRole('spinbutton', { name: `Aantal ${name}` });
  await fill(quantityOf('Pukkie luiers maat 4'), '2');
  await reader.hears('Pukkie luiers maat 4: 2 stuks. Subtotaal € 96,06.');
  await fill(quantityOf('Pukkie luiers maat 4'), '4');
  await reader.hears(
    'Pukkie luiers maat 4: 4 stuks. Je bestelling wordt nu gratis bezorgd. Subtotaal € 149,96.',
  );

  const applesauce = 'Appelmoes zonder toegevoegde suiker';
  await fill(quantityOf(applesauce), '21');
  // An alert interrupts, and says what it means for the order; the cart's own sentence waits its turn.
  await reader.hears(
    `Fout: Bestellen kan nog niet Van dit artikel kun je niet zoveel in één keer bestellen: - ${applesauce}: maximaal 20 per bestelling`,
  );
  await reader.hears(
    `${applesauce}: 21 stuks. Maximaal 20 per bestelling. 10% actiekorting: € 22,89. Subtotaal € 345,16.`,
  );
  await fill(quantityOf(applesauce), '2');
  await reader.hears(`${applesauce}: 2 stuks. 10% actiekorting: € 2,18. Subtotaal € 159,72.`);

  const coupon = page.getByLabel('Kortingscode');
  await fill(coupon, 'OUD');
  await reader.hears('Kortingscode OUD geldt niet voor deze bestelling. Totaal incl. btw € 187,03.');
  await fill(coupon, 'DEMO10');
  await reader.hears('Deze code geeft je € 15,97 korting. Totaal incl. btw € 168,33.');
  await fill(coupon, '');
  await reader.hears('Er geldt geen kortingscode meer. Totaal incl. btw € 187,03.');
});
