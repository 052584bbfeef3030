import { useLabels } from '#useLabels';
import type { PartLabels } from '../../../labels/Labels.ts';
import { orderReferenceFieldLabels } from '../../../labels/orderReferenceFieldLabels.ts';
import { TextField, type TextFieldProps } from '../../primitives/field/TextField.tsx';

export type OrderReferenceFieldProps = Omit<TextFieldProps, 'label' | 'labels' | 'type'> & {
  labels?: (PartLabels<'orderReferenceField'> & PartLabels<'field'>) | undefined;
};

/** The customer's own reference, printed on the invoice: at most 50 characters, the size of CUST_FIELD5. */
export function OrderReferenceField({
  name = 'orderReference',
  autoComplete = 'off',
  maxLength = 50,
  required = false,
  labels,
  ...rest
}: OrderReferenceFieldProps) {
  const text = useLabels('orderReferenceField', orderReferenceFieldLabels, labels);
  return (
    <TextField
      {...{ name, autoComplete, maxLength, required }}
      {...rest}
      label={text.label}
      labels={labels}
    />
  );
}
