import type { DraftOrder } from '@magazijn/api-client';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/page/lazyPart.tsx';
import { usePunchOut } from '../../shared/punch-out/usePunchOut.ts';

const ReturnPreview = lazyPart(
  async () => (await import('./ReturnPreview.tsx')).ReturnPreview,
  () => null,
);

interface PunchOutPreviewProps {
  draft: DraftOrder;
  deliveryDate: number;
}

/** The return as it will be sent, where the punch-out request asked to see it (`PREVIEW=1`). */
export function PunchOutPreview({ draft, deliveryDate }: PunchOutPreviewProps) {
  const punchOut = usePunchOut();
  return (
    <Suspense>
      {punchOut?.preview && <ReturnPreview punchOut={punchOut} draft={draft} deliveryDate={deliveryDate} />}
    </Suspense>
  );
}
