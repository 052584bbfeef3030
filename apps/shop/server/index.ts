export { createShopServer, type ShopServerOptions } from './createShopServer.ts';
export { customerModules, shopStyles } from './documents/findAssets.ts';
export { readShopSettings, type ShopSettings } from './settings/readShopSettings.ts';
