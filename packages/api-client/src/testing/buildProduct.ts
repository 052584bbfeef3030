import { cents } from '@magazijn/domain/money';
import type { Product, ProductDetail } from '../model/Product.ts';

export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    id: 1,
    path: 'verzorging/luiers/demo-luiers-maat-4',
    name: 'Luiers maat 4',
    contents: '8–14 kg · 4 × 44 stuks',
    unit: 'doos',
    unitContents: null,
    brand: 'Pukkie',
    articleNumber: '101 404',
    ean: '8712345678906',
    pictures: ['demo-luiers-maat-4'],
    price: cents(2695),
    originalPrice: null,
    offerPrice: null,
    vatPercentage: null,
    stock: 100,
    available: true,
    expectedOn: '',
    orderLimit: null,
    stockMailRequested: false,
    favourite: false,
    isNew: false,
    offerIcon: null,
    offerLabel: '',
    category: { name: 'Luiers', url: 'luiers' },
    parentCategory: { name: 'Luiers & verzorging', url: 'verzorging' },
    ...changes,
  };
}

/** The product of a product page, otherwise as {@link buildProduct}. */
export function buildProductDetail(changes: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...buildProduct(),
    descriptionHtml: '<p>Een luier voor de hele dag.</p>',
    informationHtml: '<p>Vier pakken in een doos.</p>',
    extraInformationHtml: '',
    labelHtml: '',
    offer: null,
    related: [],
    ...changes,
  };
}
