import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Zon en handen'. */
export const sun: SubCategory = {
  url: 'zon-en-handen',
  description: 'Zon en handen',
  intro: 'Zonnebrand voor buiten en verzorging voor handen, mond en haar.',
  articleBlock: 8,
  advice:
    'Smeer een half uur voor het buitenspelen en daarna om de twee uur. Vraag ouders vooraf toestemming.',
  points: ['Voor de gevoelige kinderhuid', 'Zonder parfum'],
  families: [
    {
      name: '{merk} zonnebrand kind {maat}',
      brands: ['Magazijn', 'Tederwit'],
      unit: 'fles',
      shape: 'bottle',
      word: 'zon',
      pack: { palette: 'yellow', motif: 'sun' },
      about: 'Zonnemelk die snel intrekt en goed uitsmeert, bestand tegen water.',
      sizes: [
        ['factor 30', 'Fles 200 ml', 895, { figure: '30' }],
        ['factor 50', 'Fles 200 ml', 995, { figure: '50', palette: 'orange' }],
        ['factor 50 groot', 'Pomp 1 liter', 3495, { figure: '50+', palette: 'red' }],
      ],
    },
    {
      name: 'Kindertandpasta {soort}',
      unit: 'doos',
      shape: 'tube',
      word: 'tand',
      about: 'Tandpasta met een zachte smaak, voor melktanden.',
      kinds: [
        ['aardbei 0–4 jaar', 'red', 'strawberry'],
        ['mint 5+', 'mint', 'leaf'],
      ],
      sizes: [['', '12 tubes van 50 ml', 1895, { figure: '12' }]],
    },
    {
      name: 'Kindertandenborstels {soort}',
      unit: 'doos',
      shape: 'box',
      word: 'borstels',
      about: 'Zachte borsteltjes met een dikke steel, in vier kleuren zodat elk kind de zijne kent.',
      kinds: [
        ['0–2 jaar', 'sky', 'duck'],
        ['3–6 jaar', 'green', 'fox'],
      ],
      sizes: [['', '24 stuks', 1695, { figure: '24' }]],
    },
    {
      name: 'Tissues {soort}',
      unit: 'doos',
      shape: 'dispenser-box',
      word: 'snuit',
      about: 'Zachte tissues voor snotneuzen, in een doos die op de plank past.',
      kinds: [
        ['konijn', 'pink', 'rabbit'],
        ['beer', 'sky', 'polar-bear'],
      ],
      sizes: [
        ['', '3-laags · 24 × 100 stuks', 2495, { figure: '100' }],
        ['', '2-laags · 40 × 100 stuks', 2995, { figure: '40' }],
      ],
    },
  ],
};
