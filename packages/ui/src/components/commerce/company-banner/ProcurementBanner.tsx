import type { ComponentProps, ReactNode } from 'react';
import { useLabels } from '#useLabels';
import { formatLabel } from '../../../labels/formatLabel.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { procurementBannerLabels } from '../../../labels/procurementBannerLabels.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { CompanyBanner } from './CompanyBanner.tsx';

export interface ProcurementBannerProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The host of the buyer's procurement system: `'inkoop.voorbeeld.nl'`. */
  host: string;
  /** The next steps there, after the first sentence. */
  children?: ReactNode;
  /** Ends the punch-out session; without it there is no button. */
  onCancel?: (() => void) | undefined;
  /** The request is pending. */
  loading?: boolean | undefined;
  labels?: (PartLabels<'procurementBanner'> & PartLabels<'button'>) | undefined;
}

/** The banner while an order goes back to the procurement system of the buyer: its host, and the way out. */
export function ProcurementBanner({
  host,
  children,
  onCancel,
  loading = false,
  labels,
  ...props
}: ProcurementBannerProps) {
  const text = useLabels('procurementBanner', procurementBannerLabels, labels);
  return (
    <CompanyBanner
      {...props}
      labels={{ banner: text.banner }}
      action={
        onCancel && (
          <Button tone="tertiary" loading={loading} labels={labels} onClick={onCancel}>
            {text.cancel}
          </Button>
        )
      }
    >
      <b>{formatLabel(text.ordering, { host }, text.locale)}</b> {children}
    </CompanyBanner>
  );
}
