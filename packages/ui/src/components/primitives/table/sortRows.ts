import type { TableColumn, TableSort } from './TableColumn.ts';

type SortBy<Row> = NonNullable<TableColumn<Row>['sortBy']>;

interface Keyed<Row> {
  readonly row: Row;
  readonly key: ReturnType<SortBy<Row>>;
}

const pieceSize = 1_000;

/** Longest task before yielding to the browser, in milliseconds. */
const stepTime = 10;

/** Digits and ISO days sort by code point in any language. */
const isPlain = (key: string) => /^[\d-]*$/.test(key);

/** The last ascending order of each array of rows, so that reversing does not sort again. */
const ordered = new WeakMap<
  readonly unknown[],
  { readonly sortBy: unknown; readonly locale: string; readonly ascending: readonly Keyed<unknown>[] }
>();

function compareBy(keys: readonly Keyed<unknown>[], locale: string) {
  const plain = keys.every(({ key }) => typeof key !== 'string' || isPlain(key));
  const { compare } = plain
    ? { compare: (one: string, other: string) => (one < other ? -1 : 1) }
    : new Intl.Collator(locale);
  return ({ key: one }: Keyed<unknown>, { key: other }: Keyed<unknown>) => {
    if (one === other) return 0;
    if (one === null) return 1;
    if (other === null) return -1;
    if (typeof one === 'number' && typeof other === 'number') return one - other;
    return compare(String(one), String(other));
  };
}

function* orderPieces<Row>(
  keyed: Keyed<Row>[],
  compare: ReturnType<typeof compareBy>,
): Generator<undefined, Keyed<Row>[]> {
  if (keyed.length <= pieceSize) {
    yield;
    return keyed.sort(compare);
  }
  const middle = Math.ceil(keyed.length / 2);
  const first = yield* orderPieces(keyed.slice(0, middle), compare);
  const last = yield* orderPieces(keyed.slice(middle), compare);
  yield;
  // Engines detect the two sorted runs and merge them.
  return [...first, ...last].sort(compare);
}

/** Sorts rows in ascending order and caches the result; each value is read once. */
function* order<Row>(
  rows: readonly Row[],
  sortBy: SortBy<Row>,
  locale: string,
): Generator<undefined, readonly Keyed<Row>[]> {
  const known = ordered.get(rows);
  if (known?.sortBy === sortBy && known.locale === locale) return known.ascending as readonly Keyed<Row>[];
  const keyed = rows.map((row) => ({ row, key: sortBy(row) }));
  const compare = compareBy(keyed, locale);
  const ascending = yield* orderPieces(keyed, compare);
  ordered.set(rows, { sortBy, locale, ascending });
  return ascending;
}

/** Reverses an ascending order: equal rows keep their order, and rows without a value stay last. */
function turn<Row>(ascending: readonly Keyed<Row>[], compare: ReturnType<typeof compareBy>) {
  const turned: Keyed<Row>[] = [];
  const values = ascending.findIndex(({ key }) => key === null);
  let end = values === -1 ? ascending.length : values;
  const rest = ascending.slice(end);
  for (let start = end - 1; start >= 0; start -= 1) {
    const here = ascending[start] as Keyed<Row>;
    const before = ascending[start - 1];
    if (before && compare(before, here) === 0) continue;
    for (const row of ascending.slice(start, end)) turned.push(row);
    end = start;
  }
  return [...turned, ...rest];
}

/** The rows sorted by a column, stably, as a new array; rows without a value are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  sortBy: SortBy<Row>,
  direction: TableSort['direction'],
  locale: string,
): readonly Row[] {
  const steps = order(rows, sortBy, locale);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const ascending = step.value;
  const keyed = direction === 'ascending' ? ascending : turn(ascending, compareBy(ascending, locale));
  return keyed.map(({ row }) => row);
}

/** Sorts like {@link sortRows}, but in short tasks; returns undefined for few rows, which need none. */
export function prepareSort<Row>(
  rows: readonly Row[],
  sortBy: SortBy<Row>,
  locale: string,
): Promise<void> | undefined {
  if (rows.length <= pieceSize) return undefined;
  const steps = order(rows, sortBy, locale);
  const run = async () => {
    let begun = performance.now();
    while (!steps.next().done) {
      if (performance.now() - begun < stepTime) continue;
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
  };
  return run();
}
