import { LoadingBar } from '@magazijn/ui';
import { useSyncExternalStore } from 'react';
import type { RequestMeter } from './createRequestMeter.ts';

/** Shows while a call is under way (C10). By itself: a call begins in the middle of an act, when nothing else is to render. */
export function RequestBar({ meter }: { meter: RequestMeter }) {
  const active = useSyncExternalStore(meter.subscribe, meter.active, () => false);
  return <LoadingBar active={active} />;
}
