import { allergens } from '../allergens.ts';
import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Ontbijt & bakken'. */
export const breakfast: SubCategory = {
  url: 'ontbijt-en-bakken',
  description: 'Ontbijt & bakken',
  intro: 'Havermout, ontbijtgranen en alles om samen te bakken.',
  articleBlock: 6,
  vat: 9,
  advice: 'Samen bakken is een les in meten en wachten. Laat elk kind één ingrediënt afwegen.',
  points: ['Grootverpakking', 'Hersluitbaar'],
  families: [
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Graanwijs'],
      unit: 'doos',
      shape: 'box',
      word: '{soort}',
      about: 'Ontbijtgranen zonder toegevoegde suiker, voor in de yoghurt of met melk.',
      kinds: [
        ['havermout fijn', 'cream', 'wheat', { word: 'havermout', allergens: allergens.oats }],
        ['havermout grof', 'brown', 'wheat', { word: 'havermout', allergens: allergens.oats }],
        ['cornflakes ongezoet', 'yellow', 'sun', { word: 'cornflakes', allergens: 'Bevat gluten (gerst).' }],
        ['tarweblokjes', 'orange', 'wheat', { word: 'blokjes' }],
        ['gepofte rijst', 'sky', 'star', { word: 'gepoft', allergens: allergens.none }],
        ['muesli zonder noten', 'green', 'apple', { word: 'muesli' }],
      ],
      food: {
        ingredients: 'Volkoren granen 100%.',
        allergens: 'Bevat gluten (haver, tarwe).',
        nutrition: [4.6, 0.8, 64, 1.4, 9, 12, 0.03],
      },
      sizes: [
        ['', '10 × 500 gram', 1345, { figure: '500' }],
        ['', 'Zak 5 kg', 1095, { figure: '5 kg' }],
      ],
    },
    {
      name: '{soort}',
      unit: 'doos',
      shape: 'sack',
      word: '{soort}',
      about: 'Om mee te bakken, voor een groep tot twaalf kinderen.',
      kinds: [
        ['bloem', 'cream', 'wheat', { ingredients: 'Tarwebloem 100%.' }],
        ['volkorenmeel', 'brown', 'wheat', { word: 'volkoren', ingredients: 'Volkoren tarwemeel 100%.' }],
        ['pannenkoekmix volkoren', 'yellow', 'sun', { word: 'pannenkoek' }],
        ['cakemix', 'pink', 'heart'],
        ['bakmeel zelfrijzend', 'sky', 'wheat', { word: 'bakmeel' }],
      ],
      food: {
        ingredients: 'Tarwebloem, rijsmiddel (natriumbicarbonaat).',
        allergens: allergens.wheat,
        nutrition: [1.4, 0.2, 71, 0.8, 3.9, 10.5, 0.4],
      },
      sizes: [
        ['', '10 × 1 kg', 1195, { figure: '1 kg' }],
        ['', 'Zak 5 kg', 795, { figure: '5 kg' }],
      ],
    },
    {
      name: '{soort}, milde smaak',
      unit: 'fles',
      shape: 'bottle',
      word: '{soort}',
      about: 'Olie om in te bakken en voor over de groente.',
      kinds: [
        ['zonnebloemolie', 'yellow', 'sun', { word: 'zonnebloem' }],
        ['raapzaadolie', 'orange', 'daisy', { word: 'raapzaad' }],
        ['olijfolie', 'green', 'leaf', { factor: 2.4 }],
      ],
      food: {
        ingredients: '100% {soort}.',
        allergens: allergens.none,
        nutrition: [92, 9, 0, 0, 0, 0, 0],
        per: 'ml',
        storage: 'Donker bewaren.',
      },
      sizes: [
        ['', 'Fles 1 liter', 295, { figure: '1L' }],
        ['', '6 × 1 liter', 1695, { figure: '6' }],
      ],
    },
  ],
};
