/** What a story is looked at in: attributes of the root, as the toolbar sets them. */
export interface StoryLook {
  readonly theme: 'light' | 'dark';
  /** None for the house's own. */
  readonly brand?: string;
}

/** Every brand in every theme; a story is rendered in the first, the others are switched to in place. */
export const storyLooks: readonly StoryLook[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', brand: 'bouwsteen' },
  { theme: 'dark', brand: 'bouwsteen' },
];

/** A brand and a theme are style sheets: of axe's rules only these look at what a style sheet can change. */
export const rulesOfStyle: readonly string[] = ['color-contrast', 'target-size', 'link-in-text-block'];
