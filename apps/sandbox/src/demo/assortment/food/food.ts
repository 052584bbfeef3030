import type { Aisle } from '../Aisle.ts';
import { babyFood } from './babyFood.ts';
import { biscuits } from './biscuits.ts';
import { bread } from './bread.ts';
import { breakfast } from './breakfast.ts';
import { dairy } from './dairy.ts';
import { drinks } from './drinks.ts';
import { fruit } from './fruit.ts';
import { warmMeals } from './warmMeals.ts';

/** Aisle 'Eten & drinken'. */
export const food: Aisle = {
  url: 'voeding',
  description: 'Eten & drinken',
  intro: 'Voor ontbijt, lunch en tussendoor. Met op elk etiket wat erin zit.',
  subCategories: [fruit, dairy, bread, biscuits, warmMeals, breakfast, babyFood, drinks],
  banner: [
    'demo-appelsap-2-plus-1',
    'rijstwafels-naturel',
    'halfvolle-melk-houdbaar-12-1-liter',
    'pindakaas-zonder-zout',
  ],
};
