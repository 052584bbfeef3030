import type { CoreConfiguration } from '@adyen/adyen-web';

/**
 * Lets one payment of the provider's form through, however often its button is pressed: each end of it leads away from
 * the page. A later press is left unanswered, since a refusal would make the button look ready in the midst of a payment.
 *
 * @param onSubmitted is called before the payment is sent, with its way to pay as the provider calls it.
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
