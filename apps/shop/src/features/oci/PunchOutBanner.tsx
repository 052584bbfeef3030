import { ProcurementBanner } from '@magazijn/ui';
import { usePunchOut } from '../../punch-out/usePunchOut.ts';
import { ociTexts } from './ociTexts.ts';
import { useCancel } from './useCancel.ts';

/** Which procurement system the order goes back to, on every page of the visit, and the way out. */
export function PunchOutBanner() {
  const visit = usePunchOut();
  const { cancelling, cancel } = useCancel();
  if (visit === null) return null;
  return (
    <ProcurementBanner host={visit.host} busy={cancelling} onCancel={() => void cancel(visit)}>
      {visit.inspecting ? ociTexts.inspecting : ociTexts.banner}
    </ProcurementBanner>
  );
}
