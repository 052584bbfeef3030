import type { PunchOutSettings } from '@magazijn/api-client';
import { defaultOciCustomFields, defaultOciSettings } from '@magazijn/domain/oci';
import type { AgreedLines } from './PunchOut.ts';

/** How a company wants its lines written; the specification's way where its back end keeps no such settings (K02). */
export function agreedLines(settings: PunchOutSettings | null): AgreedLines {
  const { unit, discounts, materialGroups } = settings ?? defaultOciSettings;
  return { unit, discounts, materialGroups, customFields: settings?.customFields ?? defaultOciCustomFields };
}
