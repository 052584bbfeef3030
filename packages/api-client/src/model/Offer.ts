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
