import type { ComponentProps, ReactNode } from 'react';
import { procurementBannerLabels } from '../../labels/procurementBannerLabels.ts';
import { Button } from '../button/Button.tsx';
import { CompanyBanner } from './CompanyBanner.tsx';

/** Props of {@link ProcurementBanner}: those of `<section>`, and who asked. */
export interface ProcurementBannerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The host of the buyer's procurement system: `'inkoop.voorbeeld.nl'`. */
  host: string;
  /** What happens with the order there, after the first sentence. */
  children?: ReactNode;
  /** Leaves the procurement system's session; without it there is no such button. */
  onCancel?: () => void;
  /** The answer is on its way. */
  loading?: boolean;
  /** Fixed texts, replaceable one by one. */
  labels?: Partial<typeof procurementBannerLabels>;
}

/** The banner while an order goes back to a buyer's procurement system: which one, and the way out. */
export function ProcurementBanner({
  host,
  children,
  onCancel,
  loading = false,
  labels,
  ...props
}: ProcurementBannerProps) {
  const text = { ...procurementBannerLabels, ...labels };
  return (
    <CompanyBanner
      {...props}
      labels={{ banner: text.banner }}
      action={
        onCancel && (
          <Button tone="tertiary" loading={loading} onClick={onCancel}>
            {text.cancel}
          </Button>
        )
      }
    >
      <b>{text.ordering(host)}</b> {children}
    </CompanyBanner>
  );
}
