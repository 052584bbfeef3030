export { createShopServer, type ShopServerOptions } from './createShopServer.ts';
export { customerModules } from './documents/findAssets.ts';
export { readShopSettings, type ShopSettings } from './settings/readShopSettings.ts';
