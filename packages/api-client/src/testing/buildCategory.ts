import type { Category } from '../model/Category.ts';

/** A main category with two sub categories, with overrides. */
export function buildCategory(changes: Partial<Category> = {}): Category {
  return {
    name: 'Luiers & verzorging',
    url: 'verzorging',
    number: 1,
    intro: 'Alles voor de verschoontafel.',
    image: null,
    subCategories: [
      { name: 'Luiers', url: 'luiers', productCount: 14 },
      { name: 'Billendoekjes', url: 'billendoekjes', productCount: 7 },
    ],
    parent: null,
    ...changes,
  };
}
