// Prints the first-load sizes of the built shop's pages, and fails when one exceeds its budget in pageWeights.ts.
import { exceededBudgets, pageWeights, weightText } from './pageWeights.ts';

const weights = pageWeights();
console.table(
  weights.map(({ page, ...kinds }) => ({
    page,
    ...Object.fromEntries(Object.entries(kinds).map(([kind, weight]) => [kind, weightText(weight)])),
  })),
);
const exceeded = exceededBudgets(weights);
for (const line of exceeded) console.log(line);
process.exitCode = exceeded.length > 0 ? 1 : 0;
