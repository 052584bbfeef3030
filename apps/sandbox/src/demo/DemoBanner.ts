/** A product offer banner of the home page. Texts name no dates, so that they never go stale. */
export interface DemoBanner {
  readonly id: number;
  readonly title: string;
  /** One sentence. */
  readonly subtitle: string;
  /** Image name for {@link pictureSpec}. */
  readonly image: string;
  readonly theme: 'yellow' | 'dark' | 'light';
  /** Path in the shop where the products can be seen, beginning with a slash. */
  readonly actionUrl: string;
  /** The products on its picture, one to three. */
  readonly productIds: readonly number[];
}
