import type { ReactNode } from 'react';

/** What one can do with an offer: follow its link, something else, or nothing. */
type OfferAction =
  | {
      /** Where 'Bekijk actie' leads; left out, there is no link. */
      href?: string | undefined;
      /** What that link says, where `labels.view` does not serve. */
      linkLabel?: string | undefined;
      action?: undefined;
    }
  | {
      /** In the place of the link: a `Button`, or a `ButtonLink` to somewhere else than the offer. */
      action: ReactNode;
      href?: undefined;
      linkLabel?: undefined;
    };

/** One offer of the carousel, in ready strings. */
export type Offer = OfferAction & {
  /** Small line above the figure: `'Aanbieding 1 van 5, t/m zaterdag 28 maart'`. */
  kicker?: ReactNode;
  /** What is offered, set as large as it gets: `'2+1'`, `'-15%'`. */
  figure: string;
  /** A word after the figure: `'gratis'`. */
  figureSuffix?: string | undefined;
  /** What is offered, as the heading. */
  title: string;
  /** One sentence that says more: until when, or for whom. */
  text?: ReactNode;
  /** Packs that stand on the rail: images aligned to the bottom. */
  picture?: ReactNode;
  /** Labels under the rail, one per pack. */
  priceLabels?: ReactNode;
};
