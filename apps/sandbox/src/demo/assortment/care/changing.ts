import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Verschoontafel'. */
export const changing: SubCategory = {
  url: 'verschoontafel',
  description: 'Verschoontafel',
  intro: 'Papier, kussens en emmers voor een schone verschoonplek.',
  articleBlock: 2,
  advice: 'Leg voor elk kind een nieuw vel neer en maak het kussen aan het eind van elk dagdeel schoon.',
  points: ['Voor de verschoonplek in de groep', 'Snel te vervangen'],
  families: [
    {
      name: 'Verschoonpapier op rol {soort}',
      unit: 'doos',
      shape: 'paper-roll',
      word: 'rol',
      about: 'Zacht papier op een geperforeerde rol. Scheur een vel af en je hebt weer een schone plek.',
      lowered: 13,
      offer: 'verschoonpapier',
      kinds: [
        ['wit', 'lilac', 'rabbit'],
        ['gerecycled', 'green', 'leaf', { factor: 0.92 }],
      ],
      sizes: [
        ['smal', '40 cm breed · 9 rollen', 1890, { figure: '40' }],
        ['breed', '50 cm breed · 9 rollen', 2160, { figure: '50' }],
        ['extra breed', '60 cm breed · 6 rollen', 2145, { figure: '60' }],
      ],
    },
    {
      name: 'Verschoonkussen {soort}',
      unit: 'stuk',
      shape: 'mattress',
      word: 'kussen',
      about: 'Kussen met opstaande randen en een hoes die je afneemt met een vochtige doek.',
      points: ['Opstaande randen', 'Afneembaar en bestand tegen desinfectie'],
      kinds: [
        ['mint', 'mint', 'none'],
        ['blauw', 'blue', 'none'],
        ['zand', 'cream', 'none'],
      ],
      sizes: [
        ['', '70 × 50 cm', 2695, { figure: '70' }],
        ['', '75 × 85 cm', 3995, { figure: '85' }],
      ],
    },
    {
      name: '{merk} luieremmer {soort}',
      brands: ['Pukkie', 'Duimelot'],
      unit: 'stuk',
      shape: 'bucket',
      word: 'luiers',
      about: 'Emmer met een dubbele klep die de lucht binnenhoudt.',
      points: ['Met voetpedaal', 'Past bij gewone zakken van 30 liter'],
      kinds: [
        ['wit', 'cream', 'rabbit'],
        ['grijsblauw', 'navy', 'bear'],
      ],
      sizes: [['', '30 liter', 4495, { figure: '30L' }]],
    },
    {
      name: 'Onderleggers {maat}',
      unit: 'doos',
      shape: 'pouch',
      word: 'onderleg',
      pack: { palette: 'blue', motif: 'drop' },
      about: 'Opnemende wegwerponderlegger voor op het kussen of in bed.',
      sizes: [
        ['40 × 60 cm', '4 × 25 stuks', 1595, { figure: '40' }],
        ['60 × 60 cm', '4 × 25 stuks', 1895, { figure: '60' }],
        ['60 × 90 cm', '4 × 25 stuks', 2395, { figure: '90' }],
      ],
    },
  ],
};
