import { expect, test } from './fixtures.ts';

/** What must be shown as it stands, and never run. */
const markup =
  '<img src=x onerror="window.hacked=1"></script><script>window.hacked=2</script> & "Co" <b>vet</b>';
/** What must be cleaned. */
const html = `<p>Zachte tekst.</p>${markup}<a href="javascript:window.hacked=3">Meer</a><iframe src="/"></iframe><svg onload="window.hacked=4"></svg>`;
const sub = 'kwade-actie';

/** A special offer, a product in it and a page that no other test finds, with markup in every text. */
test.beforeAll(async ({ database }) => {
  // An attempt in a worker of its own finds them there.
  const [earlier] = await database`select 1 from pages where url_title = 'kwade-pagina'`;
  if (earlier) return;
  await database.begin(async (sql) => {
    const [category] = await sql<{ id: number }[]>`
      insert into categories (parent_id, url, description, intro, priority, special, product_count)
        select id, ${sub}, ${markup}, ${markup}, 9999, true, 1 from categories where url = 'aanbieding' and parent_id is null
        returning id`;
    const [product] = await sql<{ id: number }[]>`
      insert into products (category_id, path, article_number, ean, brand, description, contents, unit, price_cents,
          vat_percentage, stock, available, is_new, offer_label, offer_icon, images, text, information, extra_information, label)
        values (${category?.id ?? 0}, 'kwaad', 'x9 999 999', '', ${markup}, ${markup}, ${markup}, ${markup}, 0,
          21, 5, true, true, ${markup}, 'bestaat-niet', '{}', ${html}, ${html}, ${html}, ${html})
        returning id`;
    await sql`insert into shelves (category_id, position, product_id) values (${category?.id ?? 0}, 1, ${product?.id ?? 0})`;
    await sql`insert into pages (url_title, title, body) values ('kwade-pagina', ${markup}, ${html})`;
  });
});

for (const path of [
  `/product/aanbieding/${sub}/kwaad`,
  `/categorie/aanbieding/${sub}`,
  '/kruidvat/kwade-pagina',
]) {
  test(`markup in the texts of ${path} is shown or cleaned, and never runs`, async ({ openPage }) => {
    // The picture of its offer is not there.
    const page = await openPage(path, { expectedErrors: /404/ });
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText('<b>vet</b>');
    // The same by navigation, where the browser cleans.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: 'Best verkocht' })).toBeVisible();
    await page.goBack();
    await expect(heading).toBeVisible();
    await expect(heading).toContainText('<b>vet</b>');
    expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined();
    await expect(
      page.locator('main :is(script, iframe, [onerror], [onload], [href^="javascript"])'),
    ).toHaveCount(0);
    await expect(page).toHaveTitle(/<b>vet<\/b>/);
  });
}
