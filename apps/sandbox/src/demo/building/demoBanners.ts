import type { DemoBanner } from '../DemoBanner.ts';
import type { DemoProduct } from '../DemoProduct.ts';

/** What the banners say; `shown` are paths of the products on their picture. */
const banners = [
  {
    key: 'waskrijtjes-cadeau',
    title: 'Dikke waskrijtjes cadeau',
    subtitle: 'Bestel twee dozen Tekenblok A3. Het pak krijtjes krijg je erbij.',
    theme: 'yellow',
    actionUrl: '/product/knutselen/demo-cadeau',
    shown: ['demo-cadeau', 'waskrijtjes-dik'],
  },
  {
    key: 'nieuwe-verf',
    title: 'Nieuw: verf in vijf kleuren',
    subtitle: 'Alle kleuren in één doos, klaar voor de hele groep.',
    theme: 'dark',
    actionUrl: '/product/knutselen/demo-verf',
    shown: ['demo-verf'],
  },
] as const;

/** The product offer banners; they lead to products that are always there. */
export const demoBanners = (products: readonly Pick<DemoProduct, 'id' | 'path'>[]): DemoBanner[] =>
  banners.map(({ key, shown, ...banner }, index) => ({
    ...banner,
    id: index + 1,
    image: `banner-${key}`,
    productIds: shown.flatMap((path) => products.find((product) => product.path === path)?.id ?? []),
  }));
