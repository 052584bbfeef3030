import type { DraftOrder } from '@magazijn/api-client';
import { lateCode } from '../../late/lateCode.ts';
import { useLateCode } from '../../late/useLateCode.ts';
import { usePunchOut } from '../../punch-out/usePunchOut.ts';

const previewCode = lateCode(() => import('./ReturnPreview.tsx'));

interface VisitPreviewProps {
  draft: DraftOrder;
  deliveryDate: number;
}

/** The return as it will be sent, where the procurement system's call-up asked to see it (`PREVIEW=1`). */
export function VisitPreview({ draft, deliveryDate }: VisitPreviewProps) {
  const visit = usePunchOut();
  const isWanted = visit?.preview === true;
  const code = useLateCode(previewCode, isWanted);
  return isWanted && code && <code.ReturnPreview visit={visit} draft={draft} deliveryDate={deliveryDate} />;
}
