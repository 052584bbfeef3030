/** A banner for an action. Texts name no dates, so that they never go stale. */
export interface DemoOffer {
  readonly id: number;
  /** What is on offer: 'Pukkie luiers, maat 3 t/m 5'. */
  readonly title: string;
  /** What to do for it, one sentence. */
  readonly subtitle: string;
  /** Path in the shop where the action can be seen, beginning with a slash. */
  readonly actionUrl: string;
  /** The products the action is about, at least one. */
  readonly productIds: readonly number[];
  /** Image name for {@link pictureSpec}. */
  readonly image: string;
  /** The action in a few characters: '2+1 gratis', '-15%'. */
  readonly label: string;
}
