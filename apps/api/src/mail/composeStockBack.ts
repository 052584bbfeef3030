import { productUrl } from '../catalogue/products.ts';
import type { OutboxContent } from '../database/outbox.ts';
import { findMailReader } from './findMailReader.ts';
import type { MailContent, MailDependencies } from './MailContent.ts';

interface StockRow {
  readonly description: string;
  readonly contents: string;
  readonly articleNumber: string;
  readonly path: string;
  readonly categoryUrl: string;
  readonly parentCategoryUrl: string | null;
  readonly inStock: boolean;
}

/** Null for a user who can no longer log in. If the product is sold out again, the request is stored again and nothing is sent. */
export async function composeStockBack(
  { sql, settings }: MailDependencies,
  { userId, productId }: OutboxContent<'stock-back'>,
): Promise<MailContent | null> {
  const reader = await findMailReader(sql, userId);
  const [product] = await sql<StockRow[]>`
    select products.description, products.contents, products.article_number, products.path,
        categories.url as category_url, parents.url as parent_category_url,
        products.stock > 0 and products.available as in_stock
      from products
      join categories on categories.id = products.category_id
      left join categories as parents on parents.id = categories.parent_id
      where products.id = ${productId}`;
  if (reader?.state !== 'active' || !product) return null;
  if (!product.inStock) {
    await sql`
      insert into stock_mail_requests (company_id, user_id, product_id)
        select company_id, id, ${productId} from users where id = ${userId} on conflict do nothing`;
    return null;
  }
  return {
    to: reader.to,
    subject: `Weer op voorraad: ${product.description}`,
    preview: 'Je kunt het artikel weer bestellen.',
    heading: `${product.description} is weer op voorraad`,
    blocks: [
      { kind: 'paragraph', text: reader.greeting },
      { kind: 'paragraph', text: 'Je vroeg ons om een seintje. Je kunt dit artikel weer bestellen:' },
      {
        kind: 'facts',
        facts: [
          { label: 'Artikel', value: product.description },
          ...(product.contents === '' ? [] : [{ label: 'Inhoud', value: product.contents }]),
          { label: 'Artikelnummer', value: product.articleNumber },
        ],
      },
      { kind: 'action', label: 'Bekijk het artikel', href: `${settings.publicOrigin}${productUrl(product)}` },
      { kind: 'paragraph', text: 'Wacht niet te lang: we kunnen het niet voor je vasthouden.' },
    ],
    reason: 'Je krijgt deze mail eenmalig, omdat je bij dit artikel om een e-mail hebt gevraagd.',
  };
}
