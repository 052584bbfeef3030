export {
  type Brand,
  type BrandColourName,
  type BrandId,
  type BrandShape,
  brandIds,
  wordmarkBox,
} from './brands/Brand.ts';
export { brands } from './brands/brands.ts';
export { createLogger, type Logger, type LogLevel, logLevels } from './createLogger.ts';
export { runProcess } from './runProcess.ts';
export { SettingsError } from './SettingsError.ts';
export { serveProcess } from './serveProcess.ts';
export {
  areTrustedProxies,
  clientAddress,
  readTrustedProxies,
  type TrustedProxies,
  trustedProxiesText,
} from './trustedProxies.ts';
