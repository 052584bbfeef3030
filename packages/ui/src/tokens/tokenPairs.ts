/** Text colours and their backgrounds in components: at least 4.5 to 1 (WCAG 1.4.3). */
export const textPairs: readonly string[] = [
  ...['ink', 'ink-2', 'ink-3'].flatMap((text) => [`${text} on background`, `${text} on surface`]),
  'ink on surface-muted',
  'ink-2 on surface-muted',
  'ink on sale-tint',
  'ink on positive-tint',
  'ink on warning-tint',
  'ink on danger-tint',
  'ink on info-tint',
  'on-inverse on inverse',
  'on-inverse-2 on inverse',
  'on-accent on accent',
  'ink-2 on disabled',
  'ink-3 on disabled',
  'on-selected on selected',
  'selected-figure on selected',
  'on-sale on sale',
  'sale-text on sale-tint',
  'sale-text on surface',
  'sale-text on background',
  ...['positive', 'warning', 'danger', 'info'].flatMap((tone) => [
    `${tone} on surface`,
    `${tone} on background`,
    `${tone} on ${tone}-tint`,
    `surface on ${tone}`,
  ]),
];

/** Edges and marks that identify a control, and the colours next to them: at least 3 to 1 (WCAG 1.4.11). */
export const edgePairs: readonly string[] = [
  'ink on background',
  'ink on surface',
  'ink on surface-muted',
  'accent-edge on background',
  'accent-edge on surface',
  'danger on background',
  'danger on surface',
  'focus on background',
  'focus on surface',
  'focus on surface-muted',
  'rail on background',
  'ink-3 on surface-muted',
  'on-accent on accent',
];

/** Pairs within one component, keyed by its `data-slot`, for which a brand may set other values. */
export const partPairs: Readonly<
  Record<string, { readonly text: readonly string[]; readonly edge: readonly string[] }>
> = {
  'category-navigation': {
    text: ['on-inverse on inverse', 'on-accent on accent', 'on-sale on sale'],
    edge: ['accent on inverse', 'on-accent on accent'],
  },
  'site-footer': {
    text: ['on-inverse on inverse', 'on-inverse-2 on inverse', 'accent on inverse'],
    edge: ['accent on inverse'],
  },
  'mobile-bar': {
    text: ['on-inverse on inverse', 'on-accent on accent'],
    edge: ['on-accent on accent'],
  },
  'menu-content': { text: ['on-inverse on inverse', 'accent on inverse'], edge: ['accent on inverse'] },
  poster: { text: ['on-sale on sale', 'on-accent on accent'], edge: ['accent on sale'] },
  'price-label[data-sale]': { text: ['sale-text on sale-tint', 'ink on sale-tint'], edge: [] },
  'product-card': { text: ['ink on surface', 'ink-2 on surface'], edge: [] },
  'quantity-stepper': {
    text: ['ink on surface', 'on-accent on accent'],
    edge: ['ink on surface', 'on-accent on accent'],
  },
  shelf: { text: [], edge: ['rail on surface-muted'] },
  'search-box': {
    text: ['ink on surface', 'ink-3 on surface', 'on-accent on accent'],
    edge: ['ink on surface'],
  },
  'site-header': { text: ['ink on background', 'ink-2 on background'], edge: ['focus on background'] },
  'usp-bar': { text: ['ink on background', 'ink-2 on background'], edge: [] },
  'cart-summary': { text: ['ink on surface', 'ink-2 on surface'], edge: [] },
};
