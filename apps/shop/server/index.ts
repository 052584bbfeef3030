export { createShopServer, type ShopServerOptions } from './createShopServer.ts';
export { customerChunks } from './documents/findAssets.ts';
export { readShopSettings, type ShopSettings } from './settings/readShopSettings.ts';
