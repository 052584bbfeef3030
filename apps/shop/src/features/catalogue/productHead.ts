import type { ProductDetail } from '@magazijn/api-client';
import {
  breadcrumbList,
  type HeadOf,
  plainText,
  type StructuredThing,
  shortened,
} from '../../shared/head/PageHead.ts';
import { paths, pictureHref, productHref } from '../../shared/links/paths.ts';
import { productQuery } from './catalogueQueries.ts';
import { productTrail } from './productTrail.ts';

export const productHead: HeadOf = (shown, location, origin) => {
  const detail = shown(...productQuery(location));
  if (!detail) return { canonical: null };
  const { name, contents, descriptionHtml, path } = detail;
  const words = [name, contents, plainText(descriptionHtml)].filter(Boolean).join('. ');
  return {
    canonical: productHref(path),
    title: name,
    picture: detail.pictures[0],
    description: shortened(words.replaceAll('..', '.')),
    things: [
      productThing(detail, origin),
      breadcrumbList([{ label: 'Home', href: paths.home.href() }, ...productTrail(detail)], origin),
    ],
  };
};

/** A product as schema.org's Product, without an offer: prices are for customers, and no document contains one. */
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
