import type { FieldName } from './FieldError.ts';

/** The id of a field's control, where the error summary leads. */
export const fieldId = (field: FieldName): string => field.replaceAll('.', '-');
