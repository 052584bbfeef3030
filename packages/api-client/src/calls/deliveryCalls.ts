import type { Transport } from '../transport/createTransport.ts';
import type { deliveries } from './deliveries.ts';

type Calls = ReturnType<typeof deliveries>;

/** The company's deliveries, and changes of its orders. Their code comes with the first call: few pages need it. */
export function deliveryCalls(send: Transport) {
  const later =
    <Given extends readonly unknown[], Result>(
      pick: (calls: Calls) => (...given: Given) => Promise<Result>,
    ) =>
    async (...given: Given): Promise<Result> =>
      pick((await import('./deliveries.ts')).deliveries(send))(...given);
  return {
    /** When the company's orders arrive; null when the back end has no such call. */
    deliveryPlan: later(({ plan }) => plan),

    /**
     * What a change would make of an order. Changes nothing, and shows no loading bar. 404 when the order is another
     * company's, 409 with a reason when it can no longer be changed.
     */
    previewOrderChange: later(({ preview }) => preview),

    /**
     * Changes a placed order. Repeating a change is harmless. 404 when the order is another company's, 409 when its
     * `version` is another one by now or its time has passed, 422 with the reason when the change is refused.
     */
    changeOrder: later(({ change }) => change),

    /**
     * Cancels a placed order, once for repeated calls. Returns the amount that is paid back, null when nothing was
     * paid. 404 when the order is another company's, 409 with a reason when it is too late.
     */
    cancelOrder: later(({ cancel }) => cancel),

    /** The delivery addresses of the company, its main one first; empty when the back end has no such call. */
    deliveryAddresses: later(({ addresses }) => addresses),

    /**
     * Adds a delivery address, and gives its id; the same address again gives the same id. 422 with the reason when
     * it is refused, such as a label that another address has.
     */
    addDeliveryAddress: later(({ addAddress }) => addAddress),

    /** Removes a delivery address; orders keep it. Does nothing when it is gone. */
    removeDeliveryAddress: later(({ removeAddress }) => removeAddress),

    /** Sets the date, the address and the note of a draft. 404, 409 and 422 as `changeOrder`. */
    setOrderDelivery: later(({ setDelivery }) => setDelivery),
  };
}
