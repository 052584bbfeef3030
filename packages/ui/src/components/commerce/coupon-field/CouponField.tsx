import { useLabels } from '#useLabels';
import { couponFieldLabels } from '../../../labels/couponFieldLabels.ts';
import type { PartLabels } from '../../../labels/Labels.ts';
import { TextField, type TextFieldProps } from '../../primitives/field/TextField.tsx';

export type CouponFieldProps = Omit<TextFieldProps, 'label' | 'labels' | 'type'> & {
  labels?: (PartLabels<'couponField'> & PartLabels<'field'>) | undefined;
};

/** The field for a discount code of at most 40 characters; `hint` reports that it is valid, `error` that it is not. */
export function CouponField({
  name = 'discount',
  autoComplete = 'off',
  autoCapitalize = 'characters',
  spellCheck = false,
  maxLength = 40,
  required = false,
  labels,
  ...rest
}: CouponFieldProps) {
  const text = useLabels('couponField', couponFieldLabels, labels);
  return (
    <TextField
      {...{ name, autoComplete, autoCapitalize, spellCheck, maxLength, required }}
      placeholder={text.placeholder}
      {...rest}
      label={text.label}
      labels={labels}
    />
  );
}
