type Texts = Readonly<Record<string, unknown>>;

/** Merges sets of texts: each text from the first set that has it; `null` counts as missing. */
export function joinTexts(sets: readonly (object | undefined)[]): Texts {
  const texts: Record<string, unknown> = {};
  for (const set of sets) for (const key in set) texts[key] ??= (set as Texts)[key];
  return texts;
}
