/** The people of whom one decides, at the start of a sentence: 'Astrid', 'Astrid of Bas'; without names 'Een beheerder'. */
export const approverNames = (names: readonly string[]): string =>
  names.length === 0 ? 'Een beheerder' : new Intl.ListFormat('nl-NL', { type: 'disjunction' }).format(names);
