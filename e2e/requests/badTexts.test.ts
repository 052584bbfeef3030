// Markup in texts of the shop's owner is escaped or sanitised by the server, and never runs.
import { expect, find, test, textOf } from './fixtures.ts';

/** Must be escaped. */
const markup =
  '<img src=x onerror="window.hacked=1"></script><script>window.hacked=2</script> & "Co" <b>vet</b>';
/** Must be sanitised. */
const html = `<p>Zachte tekst.</p>${markup}<a href="javascript:window.hacked=3">Meer</a><iframe src="/"></iframe><svg onload="window.hacked=4"></svg>`;
const sub = 'kwade-actie';

/** Adds a special offer, a product and a page with markup in every text, which no other test finds. */
test.beforeAll(async ({ database }) => {
  // Another worker or an earlier attempt may have added them.
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
  test(`markup in the texts of ${path} is escaped or sanitised, and never runs`, async ({ get }) => {
    const { status, document } = await get(path);
    expect(status).toBe(200);
    const main = find(document, 'main');
    expect(textOf(find(main, 'h1'))).toContain('<b>vet</b>');
    expect(document.title).toContain('<b>vet</b>');
    expect(main.querySelectorAll('script, iframe, [onerror], [onload], [href^="javascript"]')).toHaveLength(
      0,
    );
    // The document's own scripts stay: the boot script, the entry and data blocks.
    const own = [...document.querySelectorAll('script')].filter((script) =>
      /^window\.hacked/.test(script.textContent ?? ''),
    );
    expect(own).toEqual([]);
  });
}
