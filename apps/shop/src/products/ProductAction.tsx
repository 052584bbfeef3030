import type { Product } from '@magazijn/api-client';
import { Button } from '@magazijn/ui';
import { customerCode } from '../customer/customerCode.ts';
import { useLateCode } from '../late/useLateCode.ts';
import { useLoginPrompt } from '../layout/LoginPrompt.ts';
import { useSession } from '../session/useSession.ts';
import { productTexts } from './productTexts.ts';

interface ProductActionProps {
  product: Product;
  size?: 'card' | 'panel';
}

/** For customers what orders a product or asks for a stock mail; for visitors the prompt to log in (T20-T24). */
export function ProductAction({ product, size = 'card' }: ProductActionProps) {
  const { viewer } = useSession();
  const customer = viewer.kind === 'customer';
  const parts = useLateCode(customerCode, customer);
  const promptLogin = useLoginPrompt();

  if (!customer) {
    return (
      <div className="grid" data-place="login-button">
        <Button
          size={size === 'panel' ? 'l' : 'm'}
          aria-haspopup="dialog"
          aria-description={product.name}
          onClick={promptLogin}
        >
          {productTexts.logIn}
        </Button>
      </div>
    );
  }
  if (!parts) return <div className={size === 'panel' ? 'min-h-15' : 'min-h-12'} />;
  return <parts.ProductOrder product={product} size={size} />;
}
