import type { Category, ProductList } from '@magazijn/api-client';
import { paths } from '../../paths/paths.ts';
import type { Answer } from '../../resources/Answer.ts';
import { type Outcome, redirectTo } from '../../routing/Outcome.ts';

interface CategoryAnswers {
  readonly category: Answer<Category | null>;
  readonly products: Answer<ProductList | null>;
}

/** A category that is not there leads home (S24). */
export function categoryOutcome({ category, products }: CategoryAnswers): Outcome | null {
  const missing = (answer: Answer<unknown>) => answer.state === 'ready' && answer.value === null;
  return missing(category) || missing(products) ? redirectTo(paths.home.href()) : null;
}
