/** The banners; families name their key, the first three of their products stand on the picture. */
export const offers = [
  {
    key: 'luierbroekjes',
    title: 'Pukkie luierbroekjes, alle maten',
    subtitle: 'Vul 3 dozen van dezelfde maat in. Je betaalt er 2.',
    label: '2+1 gratis',
  },
  {
    key: 'sinaasappelsap',
    title: 'Sappen van Zonnegaard',
    subtitle: 'De korting gaat er in je winkelmand vanaf.',
    label: '-15%',
  },
  {
    key: 'plakkaatverf',
    title: 'Plakkaatverf per liter',
    subtitle: 'Vul 6 flessen van dezelfde kleur in. Je betaalt er 5.',
    label: '5+1 gratis',
  },
  {
    key: 'vaatwastabletten',
    title: 'Vaatwastabletten',
    subtitle: 'Voor de schone vaat van de hele week.',
    label: '-25%',
  },
  {
    key: 'verschoonpapier',
    title: 'Verschoonpapier op rol',
    subtitle: 'Schoon en snel: voor elk kind een nieuw vel.',
    label: '-13%',
  },
  {
    key: 'puzzels',
    title: 'Vloerpuzzels voor de groep',
    subtitle: 'Voor elke groep dezelfde: vul er 4 in, je betaalt er 3.',
    label: '3+1 gratis',
  },
] as const;

/** The key by which families and banners find each other. */
export type OfferKey = (typeof offers)[number]['key'];
