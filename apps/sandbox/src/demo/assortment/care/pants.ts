import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Luierbroekjes'. */
export const pants: SubCategory = {
  url: 'luierbroekjes',
  description: 'Luierbroekjes',
  intro: 'Aantrekken als een onderbroek, voor kinderen die niet meer willen liggen.',
  articleBlock: 5,
  advice:
    'Handig voor staand verschonen en voor het begin van de zindelijkheid. Scheur de zijnaden open om uit te trekken.',
  points: ['Rekt mee rond buik en benen', 'Zijnaden die je openscheurt', 'Met plakstrip om op te rollen'],
  families: [
    {
      name: '{merk} luierbroekjes {maat}',
      brands: ['Pukkie', 'Duimelot'],
      unit: 'doos',
      shape: 'diaper-bag',
      word: '{merk}',
      about:
        'Luierbroekje dat je in één beweging aantrekt en dat blijft zitten tijdens het kruipen en klimmen.',
      deal: { kind: 'free-goods', paid: 2, free: 1 },
      offer: 'luierbroekjes',
      sizes: [
        ['maat 3', '6–11 kg · 4 × 42 stuks', 2850, { figure: '3', palette: 'yellow', motif: 'duck' }],
        ['maat 4', '8–14 kg · 4 × 38 stuks', 2900, { figure: '4', palette: 'sky', motif: 'fox' }],
        ['maat 5', '12–17 kg · 4 × 34 stuks', 2950, { figure: '5', palette: 'blue', motif: 'duck' }],
        ['maat 6', 'Vanaf 15 kg · 4 × 30 stuks', 2995, { figure: '6', palette: 'red', motif: 'cat' }],
      ],
    },
    {
      name: '{merk} oefenbroekjes {soort}',
      brands: ['Pukkie'],
      unit: 'pak',
      shape: 'folded-textile',
      word: 'oefen',
      about: 'Wasbaar oefenbroekje van katoen dat een klein ongelukje opvangt.',
      points: ['Wasbaar op 60 °C', 'Voelt nat aan, zodat een kind het merkt'],
      kinds: [
        ['vos', 'orange', 'fox'],
        ['konijn', 'pink', 'rabbit'],
        ['uil', 'lilac', 'owl'],
      ],
      sizes: [
        ['1', 'Maat 86/92 · 3 stuks', 1395, { figure: '92' }],
        ['2', 'Maat 98/104 · 3 stuks', 1395, { figure: '104' }],
      ],
    },
  ],
};
