export interface Offer {
  /** A path of the shop. */
  readonly actionUrl: string;
  readonly title: string;
  readonly subtitle: string;
  /** The offer in a few characters: '2+1'. */
  readonly label: string;
  readonly image: string | null;
  readonly productImage: string | null;
  readonly icon: string | null;
}

/** Points at products on the home page, beside the offers. */
export interface OfferBanner {
  readonly title: string;
  readonly subtitle: string;
  readonly image: string | null;
  /** Names its colours; the reference back end knows 'yellow', 'dark' and 'light'. */
  readonly theme: string;
  /** A path of the shop. */
  readonly actionUrl: string;
}

/** What stands on the home page, each kind in the order of the back end. */
export interface OfferList {
  readonly offers: readonly Offer[];
  readonly banners: readonly OfferBanner[];
}
