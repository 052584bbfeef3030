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

/** The calls of `deliveryCalls`. */
export const deliveries = (send: Transport) => ({
  async plan(): Promise<DeliveryPlan | null> {
    const found = await orNull(
      send({ path: '/delivery/plan', responseSchema: deliveryPlanSchema, whole: 'deliveries' }),
    );
    return found && toDeliveryPlan(found);
  },

  async preview(orderId: number, change: OrderChange, signal?: AbortSignal): Promise<OrderChangePreview> {
    return toOrderChangePreview(
      await send({
        method: 'POST',
        path: `/order/change/${orderId}`,
        query: { preview: '1' },
        body: changeForm(change),
        responseSchema: orderChangePreviewSchema,
        whole: 'lines',
        silent: true,
        signal,
      }),
    );
  },

  /** @param version that of the order which the buyer saw. */
  async change(orderId: number, change: OrderChange, version: number): Promise<void> {
    const body = changeForm(change);
    body.set('version', String(version));
    await send({ method: 'POST', path: `/order/change/${orderId}`, body, responseSchema: z.unknown() });
  },

  async cancel(orderId: number): Promise<{ readonly refund: Cents | null }> {
    const { refund } = await send({
      method: 'POST',
      path: `/order/cancel/${orderId}`,
      responseSchema: cancelledOrderSchema,
    });
    return { refund: refund == null ? null : centsFromEuros(refund) };
  },

  async addresses(): Promise<readonly DeliveryAddress[]> {
    const found = await orNull(
      send({ path: addressesPath, responseSchema: deliveryAddressesSchema, whole: 'addresses' }),
    );
    return (found?.addresses ?? []).map(toDeliveryAddress);
  },

  async addAddress(address: DeliveryAddressForm): Promise<number> {
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

  async removeAddress(id: number): Promise<void> {
    await orNull(send({ method: 'DELETE', path: `${addressesPath}/${id}`, responseSchema: z.unknown() }));
  },

  async setDelivery(orderId: number, delivery: OrderDelivery): Promise<void> {
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
