export { importProducts } from './admin/importCatalogue.ts';
export { type ApiOptions, createApi } from './createApi.ts';
export type { ImageSource } from './images/imageFiles.ts';
export { startOutboxWorker } from './mail/startOutboxWorker.ts';
export { startPaymentWorker } from './payments/handleNotifications.ts';
export { type PaymentReport, reportTo } from './payments/PaymentReport.ts';
export { type ApiSettings, SettingsError } from './settings/ApiSettings.ts';
export { readApiSettings } from './settings/readApiSettings.ts';
