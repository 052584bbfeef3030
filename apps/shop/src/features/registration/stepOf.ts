import type { FieldName } from './FieldError.ts';
import type { Step } from './Step.ts';

/** The step that a field stands on. */
export function stepOf(field: FieldName): Step {
  if (/^(mainAddress|invoiceSame|invoiceAddress)\b/.test(field)) return 2;
  return /^(openingHours|tos|newsletter)\b/.test(field) ? 3 : 1;
}
