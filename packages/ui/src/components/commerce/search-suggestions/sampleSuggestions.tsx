import { sampleProducts } from '../../../testing/sampleProducts.ts';
import { storyPicture } from '../../../testing/storyPicture.ts';
import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import type { Suggestion } from './Suggestion.ts';

export const suggestedProducts: readonly Suggestion[] = sampleProducts.slice(0, 4).map((product) => ({
  id: product.articleNumber,
  label: product.name,
  detail: product.contents,
  href: `#${product.articleNumber.replaceAll(' ', '')}`,
  picture: <ProductPicture src={storyPicture(product.picture)} alt="" />,
  price: `€ ${product.price.integer},${product.price.fraction}`,
}));

export const suggestedCategories: readonly Suggestion[] = [
  { id: 'luiers', label: 'Luiers', detail: 'in Verzorging', href: '#luiers' },
  { id: 'oefenbroekjes', label: 'Oefenbroekjes', detail: 'in Verzorging', href: '#oefenbroekjes' },
];
