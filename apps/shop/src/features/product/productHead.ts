import type { ProductDetail } from '@magazijn/api-client';
import { breadcrumbList } from '../../head/breadcrumbList.ts';
import type { HeadSource } from '../../head/HeadSource.ts';
import type { PageHead, StructuredThing } from '../../head/PageHead.ts';
import { plainText } from '../../head/plainText.ts';
import { shortened } from '../../head/shortened.ts';
import { paths } from '../../paths/paths.ts';
import { pictureHref } from '../../paths/pictureHref.ts';
import { productHref } from '../../paths/productHref.ts';
import type { Answer } from '../../resources/Answer.ts';
import { productTrail } from './productTrail.ts';

/** The head of a product's page (S14, S26). Its address is its own path, whichever one led here. */
export function productHead({
  answers: { product },
  origin,
}: Pick<HeadSource<{ product?: Answer<ProductDetail | null> }>, 'answers' | 'origin'>): PageHead {
  if (product?.state !== 'ready' || product.value === null) return { canonical: null };
  const detail = product.value;
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
}

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
