import { type Cents, centsFromEuros } from '@magazijn/domain/money';
import * as z from 'zod/mini';
import {
  type DeliveryAddress,
  type DeliveryAddressForm,
  type DeliveryPlan,
  type OrderChange,
  type OrderChangePreview,
  type OrderDelivery,
  toDeliveryAddress,
  toDeliveryPlan,
  toOrderChangePreview,
} from '../model/Delivery.ts';
import {
  cancelledOrderSchema,
  createdAddressSchema,
  deliveryAddressesSchema,
  deliveryPlanSchema,
  orderChangePreviewSchema,
} from '../schemas/delivery.ts';
import { orNull, type Transport } from '../transport/createTransport.ts';

const addressesPath = '/account/addresses';

export const deliveryCalls = (send: Transport) => ({
  /** When the company's orders arrive; null when the back end has no such call. */
  async deliveryPlan(): Promise<DeliveryPlan | null> {
    const found = await orNull(
      send({ path: '/delivery/plan', responseSchema: deliveryPlanSchema, complete: 'deliveries' }),
    );
    return found && toDeliveryPlan(found);
  },

  /** The order after a change. Shows no loading bar. 404; 409 with a reason when it is too late. */
  async previewOrderChange(
    orderId: number,
    change: OrderChange,
    signal?: AbortSignal,
  ): Promise<OrderChangePreview> {
    return toOrderChangePreview(
      await send({
        method: 'POST',
        path: `/order/change/${orderId}`,
        query: { preview: '1' },
        body: changeForm(change),
        responseSchema: orderChangePreviewSchema,
        complete: 'lines',
        silent: true,
        signal,
      }),
    );
  },

  /** Changes a placed order; idempotent. 404; 409 for another `version` or when too late; 422 with the reason. */
  async changeOrder(orderId: number, change: OrderChange, version: number): Promise<void> {
    const body = changeForm(change);
    body.set('version', String(version));
    await send({ method: 'POST', path: `/order/change/${orderId}`, body, responseSchema: z.unknown() });
  },

  /** Cancels a placed order; idempotent. Returns the refund, null for none. 404; 409 when it is too late. */
  async cancelOrder(orderId: number): Promise<{ readonly refund: Cents | null }> {
    const { refund } = await send({
      method: 'POST',
      path: `/order/cancel/${orderId}`,
      responseSchema: cancelledOrderSchema,
    });
    return { refund: refund == null ? null : centsFromEuros(refund) };
  },

  /** The delivery addresses of the company, its main one first; empty when the back end has no such call. */
  async deliveryAddresses(): Promise<readonly DeliveryAddress[]> {
    const found = await orNull(
      send({ path: addressesPath, responseSchema: deliveryAddressesSchema, complete: 'addresses' }),
    );
    return (found?.addresses ?? []).map(toDeliveryAddress);
  },

  /** Adds a delivery address and returns its id; idempotent. 422 with the reason, such as a label that is taken. */
  async addDeliveryAddress(address: DeliveryAddressForm): Promise<number> {
    const body = new URLSearchParams({
      label: address.label,
      company_name: address.companyName,
      contact_first_name: address.firstName,
      contact_last_name: address.lastName,
      street: address.street,
      number: address.houseNumber,
      number_suffix: address.houseNumberSuffix,
      postal_code: address.postalCode,
      city: address.city,
      country: address.country,
      phone_number: address.phoneNumber,
    });
    return (await send({ method: 'POST', path: addressesPath, body, responseSchema: createdAddressSchema }))
      .id;
  },

  /** Removes a delivery address; orders keep it. Does nothing when it is gone. */
  async removeDeliveryAddress(id: number): Promise<void> {
    await orNull(send({ method: 'DELETE', path: `${addressesPath}/${id}`, responseSchema: z.unknown() }));
  },

  /** Sets the date, the address and the note of a draft. 404, 409 and 422 as `changeOrder`. */
  async setOrderDelivery(orderId: number, delivery: OrderDelivery): Promise<void> {
    await send({
      method: 'POST',
      path: `/order/delivery/${orderId}`,
      body: deliveryForm(delivery),
      responseSchema: z.unknown(),
    });
  },
});

/** `address` is empty for the main address. */
function deliveryForm({ date, addressId, driverNote }: OrderDelivery): URLSearchParams {
  const form = new URLSearchParams();
  if (date !== undefined) form.set('date', String(date));
  if (addressId !== undefined) form.set('address', addressId === null ? '' : String(addressId));
  if (driverNote !== undefined) form.set('note', driverNote);
  return form;
}

function changeForm({ quantities = {}, orderReference, ...delivery }: OrderChange): URLSearchParams {
  const form = deliveryForm(delivery);
  for (const [productId, quantity] of Object.entries(quantities)) {
    form.set(`products[${productId}]`, String(quantity));
  }
  if (orderReference !== undefined) form.set('orderReference', orderReference);
  return form;
}
