import type { CoreConfiguration } from '@adyen/adyen-web';

/**
 * Lets the provider's form submit once; later presses get no answer, since a rejection would enable its
 * button.
 * @param onSubmitted called before the payment is sent, with the provider's code of its method
 */
export function submitOnce(
  onSubmitted: (way: string) => void,
): NonNullable<CoreConfiguration['beforeSubmit']> {
  let submitted = false;
  return (data, _component, { resolve }) => {
    if (submitted) return;
    submitted = true;
    onSubmitted(data.paymentMethod.type);
    resolve(data);
  };
}
