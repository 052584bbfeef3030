import type { ReactElement } from 'react';
import { cloneElement, isValidElement } from 'react';

/** Props with a few choices (looks, directions, levels): another value does not compile, so it is not an input. */
const choices = new Set(
  'tone size shape state place layout appearance kind type role align side surface purpose variant'.split(
    ' ',
  ),
);
const levels = new Set(['level', 'headingLevel', 'columns', 'maxHeight', 'activationMode']);
/** Props that must exist and be unique, for React or the browser. */
const identities = new Set([
  'id',
  'key',
  'href',
  'src',
  'action',
  'controlId',
  'fieldId',
  'mainId',
  'name',
  'value',
]);

/**
 * One copy of the element per place among its props with the type of `bad`, nested ones included, with `bad`
 * there. `null` replaces texts and elements; ids and choices stay.
 */
export function withLeaf(
  element: ReactElement,
  bad: string | number | null | readonly never[],
): readonly (readonly [path: string, element: ReactElement])[] {
  return variants(element.props, bad).map(([path, props]) => [path, cloneElement(element, props as object)]);
}

/** The element with `bad` in all these places; numbered in lists, whose items a text may identify. */
export function withEveryLeaf(element: ReactElement, bad: string): ReactElement {
  return cloneElement(element, replaced(element.props, bad) as object);
}

function replaced(value: unknown, bad: string): unknown {
  if (typeof value === 'string') return bad;
  if (Array.isArray(value))
    return value.map((item, index) => replaced(item, index === 0 ? bad : `${bad} ${index + 1}`));
  // Elements, dates and files are not searched.
  if (Object.getPrototypeOf(Object(value)) !== Object.prototype || isValidElement(value)) return value;
  const entries = Object.entries(Object(value)).map(([key, inner]) => [
    key,
    isFixed(key, inner) ? inner : replaced(inner, bad),
  ]);
  return Object.fromEntries(entries);
}

function variants(value: unknown, bad: unknown): [path: string, value: unknown][] {
  if (Array.isArray(value)) {
    const emptied: [string, unknown][] = Array.isArray(bad) ? [['', bad]] : [];
    // One item per place.
    const places = new Map<string, [path: string, value: unknown]>();
    for (const [index, item] of value.entries())
      for (const [path, next] of variants(item, bad))
        if (!places.has(path)) places.set(path, [`${index}.${path}`, value.with(index, next)]);
    return [...emptied, ...places.values()];
  }
  if (typeof value === 'object' && value !== null) {
    // An element may be missing, but is not searched.
    if (isValidElement(value)) return bad === null ? [['', null]] : [];
    return Object.entries(value).flatMap(([key, inner]) =>
      isFixed(key, inner)
        ? []
        : variants(inner, bad).map(([path, next]): [string, unknown] => [
            path === '' ? key : `${key}.${path}`,
            { ...value, [key]: next },
          ]),
    );
  }
  const sort = bad === null ? 'string' : typeof bad;
  return typeof value === sort ? [['', bad]] : [];
}

/** Whether a prop has a few choices or identifies something, so that another value is not a valid input. */
export function isFixed(key: string, value: unknown): boolean {
  return choices.has(key) || levels.has(key) || (identities.has(key) && typeof value === 'string');
}
