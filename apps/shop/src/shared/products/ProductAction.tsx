import type { Product } from '@magazijn/api-client';
import { Button } from '@magazijn/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../links/paths.ts';
import { useLoginPrompt } from '../session/LoginPrompt.ts';
import { useSession } from '../session/useSession.ts';
import { may } from '../stores/SessionStore.ts';
import { useOptionalCustomer } from '../stores/StoresProvider.tsx';
import { productTexts } from './productTexts.ts';

interface ProductActionProps {
  product: Product;
  size?: 'card' | 'panel' | 'row';
  /** Beside the stepper of a panel. */
  aside?: ReactNode;
}

/** For customers the order button or stock mail; for visitors the login prompt. */
export function ProductAction({ product, size = 'card', aside }: ProductActionProps) {
  const { viewer } = useSession();
  const customer = useOptionalCustomer();
  const promptLogin = useLoginPrompt();
  const { pathname, search } = useLocation();
  const isCard = size === 'card';
  const label = isCard ? productTexts.logInForPrices : productTexts.logIn;

  if (viewer.kind === 'anonymous') {
    return (
      // Without scripts, and before they are loaded, the form leads to the login page.
      <form
        action={paths.login.href()}
        className="grid bg-surface"
        // On a card it also reserves the height of the price, for a customer's first frame.
        data-size={isCard ? (product.unitContents !== null ? 'measured' : 'card') : undefined}
        data-place="login-button"
        onSubmit={(event) => {
          event.preventDefault();
          promptLogin();
        }}
      >
        <input type="hidden" name="returnUrl" value={pathname + search} />
        <Button
          type="submit"
          size={isCard ? 'm' : 'l'}
          aria-haspopup="dialog"
          aria-label={`${label}: ${product.name}`}
        >
          {label}
        </Button>
      </form>
    );
  }
  if (!may(viewer, 'shop')) return null;
  if (!customer) return <div className={isCard ? 'min-h-12' : 'min-h-15'} />;
  return <customer.ProductOrder product={product} size={size} aside={aside} />;
}
