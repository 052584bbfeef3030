export { createShopServer, type ShopServerOptions } from './createShopServer.ts';
export { customerChunks } from './customerChunks.ts';
export { readShopSettings } from './readShopSettings.ts';
export type { ShopSettings } from './ShopSettings.ts';
