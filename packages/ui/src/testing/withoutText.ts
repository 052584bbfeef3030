import type { ReactElement } from 'react';
import { cloneElement, isValidElement } from 'react';

/** Props in which null has a meaning: no value yet, or a variant. */
const meant = new Set(
  'id key name value tone size shape state place layout appearance kind type role align side surface purpose variant width activationMode'.split(
    ' ',
  ),
);

/** Two copies of the element per text or element among its props: with `null`, and with undefined. */
export function withoutText(
  element: ReactElement,
): readonly (readonly [path: string, withNull: ReactElement, without: ReactElement])[] {
  return placesOf(element.props).map((path) => [
    path.join('.'),
    cloneElement(element, replaced(element.props, path, null) as object),
    cloneElement(element, replaced(element.props, path, undefined) as object),
  ]);
}

function placesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null || isValidElement(value)) return [];
  const all = Object.entries(value).flatMap(([key, inner]) => {
    if (meant.has(key)) return [];
    // Single items of a list are never missing.
    const isText = !Array.isArray(value) && (typeof inner === 'string' || isValidElement(inner));
    return isText ? [[key]] : placesOf(inner).map((path) => [key, ...path]);
  });
  // One item per place.
  const first = new Map(all.toReversed().map((path) => [path.slice(1).join('.'), path]));
  return Array.isArray(value) ? [...first.values()] : all;
}

function replaced(value: unknown, [key = '', ...rest]: readonly string[], by: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? replaced(item, rest, by) : item));
  const inner: unknown = Reflect.get(Object(value), key);
  return { ...Object(value), [key]: rest.length === 0 ? by : replaced(inner, rest, by) };
}
