export { importProducts } from './admin/importCatalogue.ts';
export { importSynonyms } from './admin/synonyms.ts';
export { type ApiOptions, createApi } from './createApi.ts';
export type { ImageSource } from './images/imageOriginals.ts';
export { createPaymentProvider } from './payments/createPaymentProvider.ts';
export type { PaymentReport } from './payments/PaymentReport.ts';
export type { ApiSettings } from './settings/ApiSettings.ts';
export { readApiSettings } from './settings/readApiSettings.ts';
export { startBackgroundWork } from './startBackgroundWork.ts';
