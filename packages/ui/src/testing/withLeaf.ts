import type { ReactElement } from 'react';
import { cloneElement, isValidElement } from 'react';

/** Props that choose a look, a way or a level out of a few: another value does not compile, and is no input. */
const choices = new Set(
  'tone size shape state place layout appearance kind type role align side surface purpose variant'.split(
    ' ',
  ),
);
const levels = new Set(['level', 'headingLevel', 'columns', 'maxHeight', 'activationMode']);
/** What has to be there and to differ, for React or for the browser. */
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
 * The element once for each place among its props, or within them, where a value of the same sort as `bad` stands, with
 * `bad` in that place. `null` takes the place of texts and of elements. A name (`controlId`) or a choice (`tone`) stays.
 *
 * @example
 * withLeaf(<Tag tone="sale">Nieuw</Tag>, 'A'); // [['children', <Tag tone="sale">A</Tag>]]
 */
export function withLeaf(
  element: ReactElement,
  bad: string | number | null | readonly never[],
): readonly (readonly [path: string, element: ReactElement])[] {
  return variants(element.props, bad).map(([path, props]) => [path, cloneElement(element, props as object)]);
}

function variants(value: unknown, bad: unknown): [path: string, value: unknown][] {
  if (Array.isArray(value)) {
    const emptied: [string, unknown][] = Array.isArray(bad) ? [['', bad]] : [];
    return [
      ...emptied,
      ...value.flatMap((item, index) =>
        variants(item, bad).map(([path, next]): [string, unknown] => [
          `${index}.${path}`,
          value.with(index, next),
        ]),
      ),
    ];
  }
  if (typeof value === 'object' && value !== null) {
    // A picture, a note or a button may not be there; it is what it is otherwise.
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

function isFixed(key: string, value: unknown): boolean {
  return choices.has(key) || levels.has(key) || (identities.has(key) && typeof value === 'string');
}
