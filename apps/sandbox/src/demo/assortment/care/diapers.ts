import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Luiers'. Article numbers begin at size 1, so that size 4 is 101 404. */
export const diapers: SubCategory = {
  url: 'luiers',
  description: 'Luiers',
  intro: 'Van pasgeboren tot peuter, per doos van meerdere pakken.',
  articleBlock: 4,
  advice:
    'Leg van elke maat een halve doos bij de verschoontafel en bewaar de rest droog in het magazijn. Let op het gewicht van het kind, niet op de leeftijd.',
  points: [
    'Zonder parfum, lotion en latex',
    'Natheidsstreepje op de voorkant',
    'Plakstrips die je opnieuw kunt sluiten',
  ],
  families: [
    {
      name: '{merk} luiers {maat}',
      brands: ['Pukkie', 'Tederwit', 'Duimelot'],
      unit: 'doos',
      shape: 'diaper-bag',
      word: '{merk}',
      about: 'Zachte luier met een rekbare boord, die tot twaalf uur droog houdt.',
      label: [
        ['Samenstelling', 'Cellulose, polypropyleen, superabsorber'],
        ['Vrij van', 'Parfum, lotion, latex'],
      ],
      sizes: [
        ['maat 1', '2–5 kg · 4 × 60 stuks', 2295, { figure: '1', palette: 'mint', motif: 'owl' }],
        ['maat 2', '3–6 kg · 4 × 58 stuks', 2495, { figure: '2', palette: 'lilac', motif: 'rabbit' }],
        ['maat 3', '5–9 kg · 4 × 50 stuks', 2595, { figure: '3', palette: 'sky', motif: 'duck' }],
        ['maat 4', '8–14 kg · 4 × 44 stuks', 2695, { figure: '4', palette: 'green', motif: 'bear' }],
        ['maat 5', '11–18 kg · 4 × 40 stuks', 2795, { figure: '5', palette: 'orange', motif: 'polar-bear' }],
        ['maat 6', 'Vanaf 16 kg · 4 × 36 stuks', 2895, { figure: '6', palette: 'pink', motif: 'rabbit' }],
      ],
    },
    {
      name: '{merk} nachtluiers {maat}',
      brands: ['Pukkie'],
      unit: 'doos',
      shape: 'diaper-bag',
      word: 'nacht',
      about: 'Luier met een dikkere kern voor lange middagslaapjes en overnachtingen.',
      sizes: [
        ['maat 4', '8–14 kg · 4 × 34 stuks', 2750, { figure: '4', palette: 'navy', motif: 'owl' }],
        ['maat 5', '11–18 kg · 4 × 30 stuks', 2850, { figure: '5', palette: 'navy', motif: 'star' }],
        ['maat 6', 'Vanaf 16 kg · 4 × 28 stuks', 2950, { figure: '6', palette: 'navy', motif: 'bear' }],
      ],
    },
    {
      name: '{merk} zwemluiers {maat}',
      brands: ['Pukkie'],
      unit: 'doos',
      shape: 'diaper-bag',
      word: 'zwem',
      about: 'Zwemluier die in het water niet opzwelt en die je aan de zijkant openscheurt.',
      points: ['Zwelt niet op in het water', 'Aan de zijkant open te scheuren', 'Voor badje en zwemles'],
      sizes: [
        ['maat 2–3', '3–8 kg · 8 × 12 stuks', 3240, { figure: '2-3', palette: 'sky', motif: 'fish' }],
        ['maat 4–5', '9–15 kg · 8 × 11 stuks', 3240, { figure: '4-5', palette: 'blue', motif: 'fish' }],
        ['maat 5–6', '12–18 kg · 8 × 10 stuks', 3240, { figure: '5-6', palette: 'mint', motif: 'fish' }],
      ],
    },
  ],
};
