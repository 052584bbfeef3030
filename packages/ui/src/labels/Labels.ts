import type { PluralLabel } from './formatLabel.ts';
import type { nl } from './nl.ts';

type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : PluralLabel;
};

/** All texts of the kit in one language by component, as plain data; `locale` is its language tag. */
export type Labels = { readonly [Name in keyof typeof nl]: LabelsEntry<(typeof nl)[Name]> };
type LabelsEntry<Entry> = Entry extends string ? string : Translated<Entry>;

export type PartName = Exclude<keyof Labels, 'locale'>;

/** Labels for `LabelsProvider`: a whole set, or only the texts that differ from the defaults. */
export type ProvidedLabels = Pick<Labels, 'locale'> & {
  readonly [Part in PartName]?: Partial<Labels[Part]>;
};

/** Texts of one instance that differ, optionally with a `locale`. */
export type PartLabels<Part extends PartName> = Partial<Labels[Part] & Pick<Labels, 'locale'>>;

/** All texts of a component after merging, with their `locale`. */
export type PartTexts<Part extends PartName> = Labels[Part] & Pick<Labels, 'locale'>;
