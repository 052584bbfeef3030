import type { PluralLabel } from './formatLabel.ts';
import type { nl } from './nl.ts';

/** The same texts in any language. */
type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : PluralLabel;
};

/**
 * All texts of the kit in one language: plain data, so that a server can hand them to a browser. `locale` is the
 * language tag by which plurals are chosen and figures written; the texts stand under the name of their part.
 */
export type Labels = { readonly [Name in keyof typeof nl]: LabelsEntry<(typeof nl)[Name]> };
type LabelsEntry<Entry> = Entry extends string ? string : Translated<Entry>;

/** The parts that bring texts along. */
export type PartName = Exclude<keyof Labels, 'locale'>;

/** What `LabelsProvider` takes: a whole set, or only what differs from the defaults. */
export type ProvidedLabels = Pick<Labels, 'locale'> & {
  readonly [Part in PartName]?: Partial<Labels[Part]>;
};

/** The texts of one instance of a part that differ, with the `locale` where that differs too. */
export type PartLabels<Part extends PartName> = Partial<Labels[Part] & Pick<Labels, 'locale'>>;

/** All texts of a part as it shows them, with their `locale`. */
export type PartTexts<Part extends PartName> = Labels[Part] & Pick<Labels, 'locale'>;
