import { LoadingBar } from '@magazijn/ui';
import { createContext, use, useSyncExternalStore } from 'react';
import { createRequestMeter, type RequestMeter } from './createRequestMeter.ts';

/** Counts the calls that are under way. */
export const RequestMeterContext = createContext<RequestMeter>(createRequestMeter());

/** Shows while a call is under way. By itself: a call begins in the middle of an act, when nothing else is to render. */
export function RequestBar() {
  const meter = use(RequestMeterContext);
  const active = useSyncExternalStore(meter.subscribe, meter.active, () => false);
  return <LoadingBar active={active} />;
}
