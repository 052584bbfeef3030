import type { Category } from '../model/Category.ts';

/** A top category with two sub categories, with the given properties changed. */
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
