import type { ApiSettings } from '../settings/ApiSettings.ts';
import { isSameOrigin } from './isSameOrigin.ts';
import { Refusal } from './Refusal.ts';

/** Refuses a request that a page of a foreign origin makes. Who is no browser sends no origin. */
export function checkOrigin(headers: Headers, settings: Pick<ApiSettings, 'publicOrigin'>): void {
  const origin = headers.get('origin');
  if (origin !== null && !isSameOrigin(origin, settings.publicOrigin)) {
    throw new Refusal(403, 'This origin may not write.');
  }
}
