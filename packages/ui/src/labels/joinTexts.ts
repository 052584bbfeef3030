type Texts = Readonly<Record<string, unknown>>;

/**
 * Texts of several sets, each from the first one that has it: what is `null` or `undefined` is as if it was left out.
 *
 * @example
 * joinTexts([{ next: undefined }, { next: 'Volgende' }]); // { next: 'Volgende' }
 */
export function joinTexts(sets: readonly (object | undefined)[]): Texts {
  const texts: Record<string, unknown> = {};
  for (const set of sets) for (const key in set) texts[key] ??= (set as Texts)[key];
  return texts;
}
