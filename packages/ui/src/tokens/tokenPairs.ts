/** Every text that the parts write, and what it is written on: at least 4.5 to 1 (WCAG 1.4.3). */
export const textPairs: readonly string[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) => [`${text} on paper`, `${text} on stock`]),
  'ink on bay',
  'ink-2 on bay',
  'ink on sale-tint',
  'ink on positive-tint',
  'ink on warning-tint',
  'ink on danger-tint',
  'ink on info-tint',
  'on-board on board',
  'board-2 on board',
  'on-accent on accent',
  'on-accent on accent-hover',
  'ink-2 on idle',
  'ink-3 on idle',
  'on-chosen on chosen',
  'chosen-figure on chosen',
  'on-sale on sale',
  'sale-text on sale-tint',
  'sale-text on stock',
  'sale-text on paper',
  ...['positive', 'warning', 'danger', 'info'].flatMap((tone) => [
    `${tone} on stock`,
    `${tone} on paper`,
    `${tone} on ${tone}-tint`,
    `stock on ${tone}`,
  ]),
];

/** Every edge or mark by which one knows a control, and what is next to it: at least 3 to 1 (WCAG 1.4.11). */
export const edgePairs: readonly string[] = [
  'ink on paper',
  'ink on stock',
  'ink on bay',
  'accent-edge on paper',
  'accent-edge on stock',
  'danger on paper',
  'danger on stock',
  'focus on paper',
  'focus on stock',
  'focus on bay',
  'rail on paper',
  'ink-3 on bay',
  'on-accent on accent',
];

/** What holds within one part, keyed by its `data-slot`, where its tokens may mean something else. */
export const partPairs: Readonly<
  Record<string, { readonly text: readonly string[]; readonly edge: readonly string[] }>
> = {
  'category-navigation': {
    text: ['on-board on board', 'on-accent on accent', 'on-sale on sale'],
    edge: ['accent on board', 'on-accent on accent'],
  },
  'site-footer': {
    text: ['on-board on board', 'board-2 on board', 'accent on board'],
    edge: ['accent on board'],
  },
  'mobile-bar': {
    text: ['on-board on board', 'on-accent on accent', 'accent on board'],
    edge: ['accent on board'],
  },
  poster: { text: ['on-sale on sale', 'on-accent on accent'], edge: ['accent on sale'] },
  'price-label[data-sale]': { text: ['sale-text on sale-tint', 'ink on sale-tint'], edge: [] },
  'product-card': { text: ['ink on stock', 'ink-2 on stock'], edge: [] },
  'quantity-stepper': {
    text: ['ink on stock', 'on-accent on accent', 'on-accent on accent-hover'],
    edge: ['ink on stock', 'on-accent on accent'],
  },
  'search-box': { text: ['ink on stock', 'ink-3 on stock', 'on-accent on accent'], edge: ['ink on stock'] },
  'site-header': { text: ['ink on paper', 'ink-2 on paper'], edge: ['focus on paper'] },
  'usp-bar': { text: ['ink on paper', 'ink-2 on paper'], edge: [] },
  'cart-summary': { text: ['ink on stock', 'ink-2 on stock'], edge: [] },
};
