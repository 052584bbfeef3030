'use client';

import { orderReferenceFieldLabels } from '../../labels/orderReferenceFieldLabels.ts';
import { TextField, type TextFieldProps } from '../field/TextField.tsx';

export type OrderReferenceFieldProps = Omit<TextFieldProps, 'label' | 'onChange' | 'labels' | 'type'> & {
  /** Called at every typed letter; the caller waits before it stores (500 ms). */
  onValueChange?: (value: string) => void;
  labels?: Partial<typeof orderReferenceFieldLabels>;
};

/** The customer's own reference, printed on the invoice: at most 50 characters, for CUST_FIELD5 holds no more. */
export function OrderReferenceField({ onValueChange, labels, ...rest }: OrderReferenceFieldProps) {
  const text = { ...orderReferenceFieldLabels, ...labels };
  return (
    <TextField
      name="orderReference"
      autoComplete="off"
      maxLength={50}
      required={false}
      {...rest}
      label={text.label}
      onChange={(event) => onValueChange?.(event.currentTarget.value)}
    />
  );
}
