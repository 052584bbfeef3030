import type { ProductDetail } from '@magazijn/api-client';
import {
  breadcrumbList,
  type HeadOf,
  plainText,
  type StructuredThing,
  shortened,
} from '../../head/PageHead.ts';
import { pictureHref, productHref, productPath } from '../../paths/hrefs.ts';
import { paths } from '../../paths/paths.ts';
import { productTrail } from './productTrail.ts';

/** The head of a product's page (S14, S26). Its address is its own path, whichever one led here. */
export const productHead: HeadOf = (shown, { params }, origin) => {
  const detail = shown('product', productPath(params));
  if (!detail) return { canonical: null };
  const { name, contents, descriptionHtml, path } = detail;
  const words = [name, contents, plainText(descriptionHtml)].filter(Boolean).join('. ');
  return {
    canonical: productHref(path),
    description: shortened(words.replaceAll('..', '.')),
    things: [
      productThing(detail, origin),
      breadcrumbList([{ label: 'Home', href: paths.home.href() }, ...productTrail(detail)], origin),
    ],
  };
};

/** A product as schema.org tells it. It has no offer: prices are for who is logged in, and no document holds one. */
function productThing(detail: ProductDetail, origin: string): StructuredThing {
  const { name, path, articleNumber, brand, category, pictures, descriptionHtml } = detail;
  const description = plainText(descriptionHtml);
  return {
    '@type': 'Product',
    name,
    url: origin + productHref(path),
    ...(pictures.length > 0 ? { image: pictures.map((picture) => origin + pictureHref(picture, 600)) } : {}),
    ...(description ? { description } : {}),
    ...(articleNumber ? { sku: articleNumber } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(category.name ? { category: category.name } : {}),
  };
}
