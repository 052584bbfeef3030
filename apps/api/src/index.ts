export { type ApiOptions, createApi } from './createApi.ts';
export type { LogEntry } from './http/LogEntry.ts';
export type { ImageSource } from './images/imageFiles.ts';
export { startOutboxWorker } from './mail/startOutboxWorker.ts';
export { startPaymentWorker } from './payments/handleNotifications.ts';
export { type PaymentReport, reportPayment } from './payments/PaymentReport.ts';
export type { ApiSettings } from './settings/ApiSettings.ts';
export { readApiSettings } from './settings/readApiSettings.ts';
export { SettingsError } from './settings/SettingsError.ts';
