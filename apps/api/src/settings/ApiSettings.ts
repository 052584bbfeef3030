import type { BelgianVat, CartRules } from '@magazijn/domain/cart';
import type { Country } from '@magazijn/domain/delivery';
import type { Brand, LogLevel, ProcessSettings, TrustedProxies } from '@magazijn/server';
import type { InvoiceMailMode } from './invoiceMailModes.ts';
import type { PaymentSettings } from './readPaymentSettings.ts';
import type { PictureBucket } from './readPictureBucket.ts';
import type { Seller } from './readSeller.ts';

export interface BackEndSettings {
  /** `NODE_ENV` is production: settings for trying out the shop are refused. */
  readonly production: boolean;
  /** `LOG_LEVEL`: `error`, `warn`, `info` (each request), `debug` or `silent`. */
  readonly logLevel: LogLevel;
  /** `DATABASE_URL`; null when the caller provides the database. */
  readonly databaseUrl: string | null;
  /** `DATABASE_POOL`: the maximum number of connections per process. */
  readonly databasePool: number;
  /** `DATA_DIR`, absolute: the folder of the picture cache, and of mails without a mail server. */
  readonly dataDir: string;
  /** `PUBLIC_URL`: the shop's origin, the only one that can write. */
  readonly publicOrigin: string;
  /** `BRAND`: name, wordmark and colours of mails and invoices. */
  readonly brand: Brand;
  /** `SELLER_*`: the seller on invoices and in mails; null when production has none, so that there are no invoices. */
  readonly seller: Seller | null;
  /** `SMTP_URL`: the mail server, `smtp://` or `smtps://`; null writes mails as .eml below `dataDir`. */
  readonly smtpUrl: string | null;
  /** `MINIMUM_ORDER_EXCLUSIVE`, `FREE_SHIPPING_FROM_EXCLUSIVE`, `SHIPPING_EXCLUSIVE`, in cents; its VAT is fixed. */
  readonly rules: CartRules;
  /** `DELIVERY_COUNTRIES`: where the shop delivers; at least one country. See docs/adr/0078. */
  readonly deliveryCountries: readonly Country[];
  /** `BELGIAN_VAT`: the VAT of companies in Belgium; see docs/adr/0059. */
  readonly belgianVat: BelgianVat;
  /** `INVOICE_MAIL`: when invoices are mailed; `off` without a seller. */
  readonly invoiceMail: InvoiceMailMode;
  /** `CUT_OFF_HOUR`: the hour in Amsterdam from which an order counts as placed on the next working day. */
  readonly cutOffHour: number;
}

/** The settings of the API; see `readApiSettings` for the names. */
export interface ApiSettings extends ProcessSettings, BackEndSettings {
  /** `API_PORT` */
  readonly port: number;
  /** `BACKGROUND_WORK`: whether the API does the worker's work too, for a shop of one process. */
  readonly backgroundWork: boolean;
  /** `SQL_COMMENTS`: adds request ids to statements, for finding slow ones; prevents preparing them. */
  readonly sqlComments: boolean;
  /** `IMAGE_CACHE_MB`: the maximum size of cached pictures. */
  readonly imageCacheBytes: number;
  /** `PICTURES_BUCKET`, `S3_*`: the bucket of original pictures; null: below `dataDir`. */
  readonly pictureBucket: PictureBucket | null;
  /** `JWT_SECRET`: signs access tokens. */
  readonly jwtSecret: string;
  /** `JWT_SECRET_PREVIOUS`: the previous `JWT_SECRET`; its tokens stay valid until they expire. */
  readonly previousJwtSecret: string | null;
  /** `XSRF_SECRET`: signs the XSRF cookie. */
  readonly xsrfSecret: string;
  /** `TRUSTED_PROXIES`: the proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: TrustedProxies;
  /** `SESSION_IDLE_MINUTES`: a login expires after this time without use. */
  readonly sessionIdleMilliseconds: number;
  /** `LOGIN_THROTTLE` */
  readonly loginThrottle: boolean;
  /** `OCI_ALLOW_HTTP`: allows returning orders over http; on for a local shop. */
  readonly ociAllowHttp: boolean;
  /** `FORGOT_ALWAYS_SUCCEEDS`: a password reset does not disclose whether the address is known. */
  readonly forgotAlwaysSucceeds: boolean;
  /** `ADYEN_*`; null when paying by card or iDEAL is not available. */
  readonly payments: PaymentSettings | null;
}

/** The settings of the worker; see `readWorkerSettings` for the names. It has no login secrets. */
export interface WorkerSettings extends BackEndSettings, Pick<ProcessSettings, 'metricsPort' | 'drainMs'> {
  /** `WORKER_PORT`: the port of its probes. */
  readonly port: number;
}
