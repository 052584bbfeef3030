import type { WireQuickOrder } from '@magazijn/api-client/schemas';
import type { ApiDependencies } from '../ApiDependencies.ts';
import type { Viewer } from '../http/Viewer.ts';
import {
  findByName,
  findByNumber,
  findNearNames,
  findNearNumbers,
  type LineProduct,
  type LineTerm,
  maxChoices,
} from './findLineProducts.ts';
import { selectOrderableProducts } from './selectOrderableProducts.ts';

/**
 * Finds products by article number or EAN, else by name; suggests others for unknown lines. At most five statements.
 */
export async function resolveLines(
  dependencies: Pick<ApiDependencies, 'database' | 'settings'>,
  viewer: Viewer,
  terms: readonly string[],
): Promise<WireQuickOrder> {
  const { sql } = dependencies.database;
  // Each term is looked up once.
  const different = [...new Set(terms)];
  const named = different.map((term, line) => ({ line, term })).filter(({ term }) => term !== '');
  const byNumber = byLine(await findByNumber(sql, named));
  const byName = byLine(await findByName(sql, without(named, byNumber)));
  const unknown = without(without(named, byNumber), byName);
  const nearNumbers = byLine(await findNearNumbers(sql, unknown));
  const nearNames = byLine(await findNearNames(sql, without(unknown, nearNumbers)));
  const lines = terms
    .map((term) => different.indexOf(term))
    .map((line) => ({
      ...matchOf(byNumber.get(line) ?? byName.get(line) ?? []),
      near: (nearNumbers.get(line) ?? nearNames.get(line) ?? []).map(({ id }) => id),
    }));
  return {
    lines,
    products: await selectOrderableProducts(
      dependencies,
      viewer,
      lines.flatMap(({ products }) => products),
      lines.flatMap(({ near }) => near),
    ),
  };
}

const byLine = (found: readonly LineProduct[]): ReadonlyMap<number, readonly LineProduct[]> =>
  Map.groupBy(found, ({ line }) => line);

const without = (lines: readonly LineTerm[], found: ReadonlyMap<number, unknown>): readonly LineTerm[] =>
  lines.filter(({ line }) => !found.has(line));

/** The exact candidates of a line, or all if none is exact. */
function matchOf(found: readonly LineProduct[]): { readonly products: number[]; readonly more: boolean } {
  const exact = found.filter((product) => product.exact);
  const meant = exact.length > 0 ? exact : found;
  return { products: meant.slice(0, maxChoices).map(({ id }) => id), more: meant.length > maxChoices };
}
