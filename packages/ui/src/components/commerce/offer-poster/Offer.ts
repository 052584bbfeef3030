import type { ReactNode } from 'react';

type OfferAction =
  | {
      /** The target of 'Bekijk actie'; without it there is no link. */
      href?: string | undefined;
      /** The text of that link, instead of `labels.view`. */
      linkLabel?: string | undefined;
      action?: undefined;
    }
  | {
      /** Replaces the link: a `Button`, or a `ButtonLink` to another page than the offer. */
      action: ReactNode;
      href?: undefined;
      linkLabel?: undefined;
    };

export type Offer = OfferAction & {
  /** Small line above the figure: `'Aanbieding 1 van 5, t/m zaterdag 28 maart'`. */
  kicker?: ReactNode;
  /** The offer, set as large as possible: `'2+1'`, `'-15%'`. */
  figure: string;
  /** A word after the figure: `'gratis'`. */
  figureSuffix?: string | undefined;
  /** The heading: the products on offer. */
  title: string;
  /** One more sentence: the end date, or the audience. */
  text?: ReactNode;
  /** Packs on the rail: images aligned to the bottom. */
  picture?: ReactNode;
  /** Labels below the rail, one per pack. */
  priceLabels?: ReactNode;
};
