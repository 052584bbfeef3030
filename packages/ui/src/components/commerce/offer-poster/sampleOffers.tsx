import { storyPicture } from '../../../testing/storyPicture.ts';
import type { CarouselOffer } from './OfferCarousel.tsx';
import { OfferPriceLabel } from './OfferPriceLabel.tsx';

const offerPrice = (integer: string, fraction: string) => ({
  integer,
  fraction,
  spoken: `${integer} euro ${fraction}`,
  unit: 'per doos',
});

const packs = (['sky', 'green', 'orange'] as const).map((livery) => (
  <img
    key={livery}
    src={storyPicture({ livery, body: 'bag', word: 'pukkie' })}
    alt=""
    width={300}
    height={300}
  />
));

export const sampleOffers: readonly CarouselOffer[] = [
  {
    id: 'pukkie',
    kicker: 'Aanbieding 1 van 5, t/m zaterdag 28 maart',
    figure: '2+1',
    figureSuffix: 'gratis',
    title: 'Pukkie luiers, maat 3 t/m 5',
    text: 'Vul 3 dozen in. Je betaalt er 2.',
    href: '#actie-1',
    listLabel: 'Pukkie luiers',
    picture: packs,
    priceLabels: (
      <>
        <OfferPriceLabel name="Maat 3" price={offerPrice('25', '95')} />
        <OfferPriceLabel name="Maat 4" price={offerPrice('26', '95')} />
        <OfferPriceLabel name="Maat 5" price={offerPrice('27', '95')} />
      </>
    ),
  },
  {
    id: 'appelsap',
    kicker: 'Aanbieding 2 van 5, t/m zaterdag 28 maart',
    figure: '−15%',
    title: 'Appelsap, 12 × 1 liter',
    text: 'Per tray, zolang de voorraad strekt.',
    href: '#actie-2',
    picture: (
      <img
        src={storyPicture({ livery: 'orange', body: 'bottle', word: 'sap' })}
        alt=""
        width={300}
        height={300}
      />
    ),
    priceLabels: <OfferPriceLabel name="Appelsap" price={{ ...offerPrice('13', '80'), unit: 'per tray' }} />,
  },
  { id: 'verf', figure: '5+1', figureSuffix: 'gratis', title: 'Plakkaatverf', href: '#actie-3' },
  { id: 'vaatwas', figure: '−25%', title: 'Vaatwastabletten', href: '#actie-4' },
  { id: 'papier', figure: '−13%', title: 'Verschoonpapier', href: '#actie-5' },
];
