import type { SubCategory } from '../SubCategory.ts';

/** Sub category 'Folie & zakjes'. */
export const wrapping: SubCategory = {
  url: 'folie-en-zakjes',
  description: 'Folie & zakjes',
  intro: 'Voor de broodtrommel, de vriezer en natte kleren.',
  articleBlock: 4,
  advice: 'Geef natte kleren mee in een stevige zak met de naam van het kind erop.',
  points: ['Geschikt voor contact met voedsel', 'In een doos met snijrand'],
  families: [
    {
      name: '{soort} in snijdoos',
      unit: 'doos',
      shape: 'dispenser-box',
      word: '{soort}',
      about: 'Rol in een doos met een veilige snijrand.',
      kinds: [
        ['vershoudfolie', 'sky', 'drop', { word: 'vershoud' }],
        ['aluminiumfolie', 'navy', 'star', { word: 'alu', factor: 1.5 }],
        ['bakpapier', 'brown', 'wheat', { factor: 1.1 }],
      ],
      sizes: [
        ['', '30 cm × 100 meter', 895, { figure: '30' }],
        ['', '45 cm × 150 meter', 1395, { figure: '45' }],
      ],
    },
    {
      name: '{soort} {maat}',
      unit: 'doos',
      shape: 'pouch',
      word: '{soort}',
      about: 'Zakjes die je één voor één uit de doos trekt.',
      kinds: [
        ['boterhamzakjes', 'yellow', 'wheat', { word: 'boterham', factor: 0.7 }],
        ['diepvrieszakjes', 'blue', 'star', { word: 'diepvries' }],
        ['sluitzakjes', 'green', 'none', { word: 'sluit', factor: 1.3 }],
        ['papieren fruitzakjes', 'orange', 'apple', { word: 'fruit' }],
        ['waszakjes oplosbaar', 'mint', 'wave', { word: 'was', factor: 1.6 }],
      ],
      sizes: [
        ['klein', '17 × 24 cm · 1000 stuks', 1195, { figure: 'S' }],
        ['middel', '22 × 32 cm · 1000 stuks', 1595, { figure: 'M' }],
        ['groot', '30 × 45 cm · 500 stuks', 1695, { figure: 'L' }],
      ],
    },
  ],
};
