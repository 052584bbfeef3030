import { type OciOrder, ociFields, ociLines, readOciCharset } from '@magazijn/domain/oci';
import type { PunchOut } from './PunchOut.ts';
import type { ReturnForm } from './ReturnForm.ts';

/** The part of a visit that a return is written by. */
type ReturnManner = Pick<PunchOut, 'dateFormat' | 'target' | 'charset' | 'echo' | 'agreed'>;

/**
 * The order lines as the form that a procurement system reads (T62, K02, K03); without an order, the empty return of a
 * buyer who took nothing.
 *
 * @param action the hook URL as it came
 */
export function buildReturn(action: string, manner: ReturnManner, order: OciOrder | null): ReturnForm {
  const { dateFormat, target, echo, agreed } = manner;
  const { label, repertoire } = readOciCharset(manner.charset);
  const lines = order === null ? [] : ociLines(order, { ...agreed, dateFormat });
  return {
    action,
    target,
    charset: label,
    fields: [...ociFields(lines, { customFields: agreed.customFields, repertoire }), ...echo],
  };
}
