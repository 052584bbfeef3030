import { storyPicture } from '../../../testing/storyPicture.ts';

const names = [
  'Luiers & verzorging',
  'Eten & drinken',
  'Schoonmaak',
  'Papier & wegwerp',
  'Verf & knutselen',
  'Spelen',
  'Keuken & servies',
  'Slapen & textiel',
  'EHBO & veiligheid',
  'Kantoor',
  'Meubels',
  'Buitenspelen',
];

const liveries = ['green', 'orange', 'mint', 'sky', 'pink', 'lilac', 'navy'] as const;

export const sampleAisles = names.map((label, index) => ({
  number: index + 1,
  label,
  href: `#gangpad-${index + 1}`,
  pictureSource: storyPicture({
    livery: liveries[index % liveries.length] ?? 'green',
    body: index % 2 ? 'box' : 'bag',
  }),
}));
