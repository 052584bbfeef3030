import type { PageWeight } from './weighPages.ts';

const kilobyte = 1000;

/** The most that the first view of a page may load, in kilobytes of 1,000 bytes; scripts and styles as gzip. */
const scriptBudgets: Readonly<Record<string, number>> = {
  HomePage: 105,
  CategoryPage: 110,
  ProductPage: 110,
  RegistrationPage: 132,
};
const others = { script: 110, style: 12, font: 45 };

/** One line for each budget that a page exceeds: 'HomePage: 106.2 kB of script, at most 105 kB'. */
export function overweight(weights: readonly PageWeight[]): string[] {
  return weights.flatMap((weight) => {
    const budgets = { ...others, script: scriptBudgets[weight.page] ?? others.script };
    return (['script', 'style', 'font'] as const)
      .filter((kind) => weight[kind] > budgets[kind] * kilobyte)
      .map(
        (kind) =>
          `${weight.page}: ${(weight[kind] / kilobyte).toFixed(1)} kB of ${kind}, at most ${budgets[kind]} kB`,
      );
  });
}
