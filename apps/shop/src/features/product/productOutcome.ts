import type { ProductDetail } from '@magazijn/api-client';
import { paths } from '../../paths/paths.ts';
import type { Answer } from '../../resources/Answer.ts';
import { type Outcome, redirectTo } from '../../routing/Outcome.ts';

/** A product that is not there leads home (S15). */
export const productOutcome = ({ product }: { product: Answer<ProductDetail | null> }): Outcome | null =>
  product.state === 'ready' && product.value === null ? redirectTo(paths.home.href()) : null;
