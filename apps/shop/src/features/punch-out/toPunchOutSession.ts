import type { PunchOutSettings } from '@magazijn/api-client';
import { defaultOciCustomFields, defaultOciSettings, ociDateFormat, ociEcho } from '@magazijn/domain/oci';
import type { AgreedLines, PunchOutSession } from '../../shared/punch-out/createPunchOutStore.ts';
import type { PunchOutRequest } from './punchOutRequest.ts';

/** How a company wants its lines written; the specification's way where its back end keeps no such settings. */
export function agreedLines(settings: PunchOutSettings | null): AgreedLines {
  const { unit, discounts, materialGroups } = settings ?? defaultOciSettings;
  return { unit, discounts, materialGroups, customFields: settings?.customFields ?? defaultOciCustomFields };
}

/** Names that forms and links give a meaning of their own, or a window's name. */
const isTarget = (text: string): boolean => /^(_(top|self|parent|blank)|[a-z][\w.-]{0,59})$/i.test(text);

/**
 * What of a punch-out request has to be known until the return.
 *
 * @param hookUrl as it came, and checked
 * @param settings the company's; null when its back end keeps none
 */
export function toPunchOutSession(
  parameters: PunchOutRequest['parameters'],
  hookUrl: string,
  settings: PunchOutSettings | null,
): PunchOutSession {
  const asked = [parameters.RETURNTARGET, parameters['~TARGET']].map((text) => text?.trim() ?? '');
  return {
    hookUrl,
    host: new URL(hookUrl).host,
    dateFormat: ociDateFormat(parameters.DATE_FORMAT),
    target: asked.find(isTarget) ?? '_top',
    charset: parameters.HTTP_CONTENT_CHARSET ?? '',
    echo: ociEcho(parameters),
    preview: ['1', 'X', 'TRUE'].includes(parameters.PREVIEW?.trim().toUpperCase() ?? ''),
    inspecting: false,
    agreed: agreedLines(settings),
  };
}
