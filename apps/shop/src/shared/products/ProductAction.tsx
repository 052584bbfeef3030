import type { Product } from '@magazijn/api-client';
import { Button } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useLoginPrompt } from '../session/LoginPrompt.ts';
import { useSession } from '../session/useSession.ts';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { productTexts } from './productTexts.ts';

interface ProductActionProps {
  product: Product;
  size?: 'card' | 'panel' | 'row';
  /** Beside the stepper of a panel. */
  aside?: ReactNode;
}

/**
 * For customers what orders a product or asks for a stock mail; for visitors the prompt to log in, on a card the only
 * one.
 */
export function ProductAction({ product, size = 'card', aside }: ProductActionProps) {
  const { viewer } = useSession();
  const customer = useOptionalCustomer();
  const promptLogin = useLoginPrompt();

  if (viewer.kind === 'anonymous') {
    return (
      <div
        // As high as price and button, for a customer's first frame.
        className={size === 'card' ? 'grid bg-surface in-data-[session=customer]:min-h-28' : 'grid'}
        data-size={size === 'card' ? size : undefined}
        data-place="login-button"
      >
        <Button
          size={size === 'panel' ? 'l' : 'm'}
          aria-haspopup="dialog"
          aria-description={product.name}
          onClick={promptLogin}
        >
          {size === 'panel' ? productTexts.logIn : productTexts.logInForPrices}
        </Button>
      </div>
    );
  }
  if (!customer) return <div className={size === 'panel' ? 'min-h-15' : 'min-h-12'} />;
  return <customer.ProductOrder product={product} size={size} aside={aside} />;
}
