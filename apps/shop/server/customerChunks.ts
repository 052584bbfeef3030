/** What a customer's first view loads besides, as modules of the manifest: cart and prices, the menu, the client. */
export const customerChunks: readonly string[] = [
  'src/customer/customerParts.ts',
  'src/app/customerFrameParts.ts',
  'src/app/apiClientCode.ts',
];
