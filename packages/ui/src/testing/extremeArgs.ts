import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { badNumber, longName, markupName, oneLetter, rightToLeftName, unbrokenName } from './badTexts.ts';
import { isFixed } from './withLeaf.ts';

interface Replacements {
  /** For a text. Further texts get a number, since some identify list items. */
  readonly text?: string;
  /** For a formatted amount: '€ 12,50'. */
  readonly amount?: string;
  readonly number?: number;
  readonly emptiesLists?: true;
}

const replacementsOf = {
  long: { text: longName, amount: '€ 10.000.000,00', number: badNumber },
  unbroken: { text: unbrokenName },
  letter: { text: oneLetter, amount: '€ 0,00', number: 0 },
  markup: { text: markupName, amount: '−€ 1,00', number: -1 },
  rightToLeft: { text: rightToLeftName },
  empty: { emptiesLists: true },
} as const satisfies Record<string, Replacements>;

/** `empty` has empty lists, and required args only. */
export type Extreme = keyof typeof replacementsOf;

/** All extremes, in the order in which stories are tested. */
export const extremes = Object.keys(replacementsOf) as readonly Extreme[];

type ArgTypes = Readonly<
  Record<
    string,
    {
      readonly type?:
        | { readonly name: string; readonly required?: boolean | undefined; readonly value?: unknown }
        | undefined;
    }
  >
>;

/** 'aanbieding', '#home' and 'EUR' are values for code; '2+1' and '2026-12-31' are figures. */
const isCode = (text: string) => /^([a-z0-9#/._:-]*|[A-Z]{3}|\P{L}*|data:.*)$/u.test(text);

const isAmount = (text: string) => /\d,\d\d/.test(text) && !/[a-z]{2}/i.test(text);

/**
 * The args of a story with bad texts, numbers and lists, nested ones included. Optional texts are filled in,
 * and what can open is open; functions, flags, choices (`tone`) and identifiers (`href`) stay.
 */
export function extremeArgs(
  args: Readonly<Record<string, unknown>>,
  argTypes: ArgTypes,
  extreme: Extreme,
): Record<string, unknown> {
  const { text, amount, number, emptiesLists }: Replacements = replacementsOf[extreme];
  const given = new Map<string, string>();

  /** Equal texts stay equal, as the value and the label of an option may be. */
  function replaceText(before: string): string {
    if (isAmount(before)) return amount ?? before;
    if (text === undefined || isCode(before)) return before;
    const known = given.get(before);
    if (known !== undefined) return known;
    const count = given.size + 1;
    const plain = count === 1 ? text : `${text} ${count}`;
    const after = before.startsWith('<') ? `<p>${plain.replaceAll('<', '&lt;')}</p>` : plain;
    given.set(before, after);
    return after;
  }

  function replace(value: unknown): unknown {
    if (typeof value === 'string') return replaceText(value);
    if (typeof value === 'number') return number ?? value;
    if (Array.isArray(value)) return emptiesLists ? [] : value.map(replace);
    if (isValidElement<Record<string, unknown>>(value)) {
      const { children, ...props } = value.props;
      const inner = Children.toArray(children as ReactNode).map(replace) as ReactNode[];
      return cloneElement(value, replaceEntries(props), ...inner);
    }
    const isPlain = value !== null && Object.getPrototypeOf(Object(value)) === Object.prototype;
    return isPlain ? replaceEntries(value as Record<string, unknown>) : value;
  }

  const replaceEntries = (object: Readonly<Record<string, unknown>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [key, keeps(key, value) ? value : replace(value)]),
    );

  const names = Object.keys({ ...argTypes, ...args });
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const value = args[name];
      const { type } = argTypes[name] ?? {};
      if (name === 'open' || name === 'defaultOpen') return [[name, true]];
      if (emptiesLists && type?.required === false && isData(value)) return [[name, undefined]];
      if (value !== undefined) return [[name, keeps(name, value) ? value : replace(value)]];
      if (text === undefined || !takesText(name, type)) return [];
      return [[name, replaceText(/price|total/i.test(name) ? '12,50' : `The ${name}`)]];
    }),
  );
}

/** A product's or a person's name is shown, unlike the name of a field. */
const keeps = (key: string, value: unknown) =>
  ['className', 'style', 'currency', 'locale'].includes(key) || (key !== 'name' && isFixed(key, value));

const isData = (value: unknown) =>
  value !== undefined && !Array.isArray(value) && typeof value !== 'function' && typeof value !== 'boolean';

/** Whether an arg may be any text. Children of an unknown kind may be needed, as those of a menu. */
const takesText = (name: string, type: ArgTypes[string]['type']) =>
  name !== 'children' && !keeps(name, '') && (type?.name === 'string' || type?.value === 'ReactNode');
