import type { PunchOutSettings } from '@magazijn/api-client';
import { agreedLines } from './agreedLines.ts';
import type { CallUp } from './CallUp.ts';
import { ociDateFormat } from './ociDateFormat.ts';
import type { PunchOut } from './PunchOut.ts';

/** What is sent back as it came (SAP Open Catalog Interface 4.0, "Outbound Section"), written as SAP does. */
const echoed = ['~OkCode', '~TARGET', '~CALLER'];

/** Names that forms and links give a meaning of their own, or a window's name. */
const isTarget = (text: string): boolean => /^(_(top|self|parent|blank)|[a-z][\w.-]{0,59})$/i.test(text);

/**
 * What of a call-up has to be known until the return.
 *
 * @param hookUrl as it came, and checked
 * @param settings the company's; null when its back end keeps none
 */
export function visitOf(
  parameters: CallUp['parameters'],
  hookUrl: string,
  settings: PunchOutSettings | null,
): PunchOut {
  const asked = [parameters.RETURNTARGET, parameters['~TARGET']].map((text) => text?.trim() ?? '');
  return {
    hookUrl,
    host: new URL(hookUrl).host,
    dateFormat: ociDateFormat(parameters.DATE_FORMAT),
    target: asked.find(isTarget) ?? '_top',
    charset: parameters.HTTP_CONTENT_CHARSET ?? '',
    echo: echoed.flatMap((name) => {
      const value = parameters[name.toUpperCase()];
      return value === undefined ? [] : [[name, value] as const];
    }),
    preview: ['1', 'X', 'TRUE'].includes(parameters.PREVIEW?.trim().toUpperCase() ?? ''),
    inspecting: false,
    agreed: agreedLines(settings),
  };
}
