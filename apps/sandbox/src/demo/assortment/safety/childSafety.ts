import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Veilig in huis'. */
export const childSafety: SubCategory = {
  url: 'veilig-in-huis',
  description: 'Veilig in huis',
  intro: 'Hoekbeschermers, deurstoppers, thermometers en hesjes.',
  articleBlock: 2,
  advice: 'Loop elk kwartaal op kniehoogte door de groep. Je ziet dan wat een kind ziet.',
  points: ['Zonder boren te plaatsen', 'Laat geen lijm achter'],
  families: [
    {
      name: '{merk} {soort}',
      brands: ['Magazijn', 'Pleisterpost'],
      unit: 'pak',
      shape: 'box',
      word: '{soort}',
      about: 'Voorkomt beknelde vingers en blauwe plekken.',
      kinds: [
        ['hoekbeschermers', 'cream', 'rabbit', { word: 'hoek' }],
        ['deurstrips', 'mint', 'cat', { factor: 1.8 }],
        ['stopcontactdeksels', 'yellow', 'sun', { word: 'stopcontact' }],
        ['kastsloten', 'blue', 'fox'],
        ['deurstoppers', 'orange', 'duck', { word: 'deurstop' }],
        ['antislipstrips', 'navy', 'fish', { word: 'antislip' }],
      ],
      sizes: [
        ['', '4 stuks', 645, { figure: '4' }],
        ['', '12 stuks', 1595, { figure: '12' }],
      ],
    },
    {
      name: 'Veiligheidshesjes {soort}',
      unit: 'set',
      shape: 'bib',
      word: '{soort}',
      about: 'Hesje met strepen die licht terugkaatsen, voor onderweg.',
      points: ['Wasbaar op 40 °C', 'Met ruimte voor naam en telefoonnummer'],
      kinds: [
        ['geel', 'yellow', 'none'],
        ['oranje', 'orange', 'none'],
        ['roze', 'pink', 'none'],
        ['groen', 'green', 'none'],
      ],
      sizes: [
        ['', '2–4 jaar · 10 stuks', 2495, { figure: '2-4' }],
        ['', '5–8 jaar · 10 stuks', 2695, { figure: '5-8' }],
        ['', 'Volwassenen · 5 stuks', 1695, { figure: 'XL' }],
      ],
    },
    {
      name: '{merk} thermometer {soort}',
      brands: ['Magazijn', 'Pleisterpost'],
      unit: 'stuk',
      shape: 'box',
      word: '{soort}',
      about: 'Meet snel en piept als hij klaar is.',
      points: ['Batterij inbegrepen', 'Met bewaarhoes'],
      kinds: [
        ['oor', 'sky', 'cross', { factor: 3 }],
        ['voorhoofd', 'lilac', 'cross', { factor: 3.4 }],
        ['koelkast', 'blue', 'polar-bear'],
        ['kamer', 'green', 'bear'],
      ],
      sizes: [['', 'Digitaal', 1095, { figure: '°C' }]],
    },
  ],
};
