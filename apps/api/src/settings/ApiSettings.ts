import type { BelgianVat, CartRules } from '@magazijn/domain/cart';
import type { Brand, LogLevel, ProcessSettings, TrustedProxies } from '@magazijn/server';
import type { InvoiceMailMode } from './invoiceMailModes.ts';
import type { PaymentSettings } from './readPaymentSettings.ts';
import type { PictureBucket } from './readPictureBucket.ts';
import type { Seller } from './readSeller.ts';

/** What both processes of the back end are told, the API and the worker. */
export interface BackEndSettings {
  /** `NODE_ENV` is production: what is good enough to try the shop out is refused. */
  readonly production: boolean;
  /** `LOG_LEVEL`: `error`, `warn`, `info` (each request), `debug` or `silent`. */
  readonly logLevel: LogLevel;
  /** `DATABASE_URL`; null when whoever composes the back end brings the database. */
  readonly databaseUrl: string | null;
  /** `DATABASE_POOL`: so many connections at the most, for each process. */
  readonly databasePool: number;
  /** `DATA_DIR`, absolute: pictures are cached below it, and mails lie there where no mail server is named. */
  readonly dataDir: string;
  /** `PUBLIC_URL`: the shop's own origin, the only one that may write. */
  readonly publicOrigin: string;
  /** `BRAND`: whose name, drawing and colours mails and invoices have. */
  readonly brand: Brand;
  /** `SELLER_*`: who sells, on invoices and under mails; null when production does not say it, and then nothing is invoiced. */
  readonly seller: Seller | null;
  /** `SMTP_URL`: the mail server, `smtp://` or `smtps://`; null: mails lie as .eml below `dataDir`. */
  readonly smtpUrl: string | null;
  /** `MINIMUM_ORDER_EXCLUSIVE`, `FREE_SHIPPING_FROM_EXCLUSIVE` and `SHIPPING_EXCLUSIVE`, in cents; the VAT on delivery is fixed. */
  readonly rules: CartRules;
  /** `BELGIAN_VAT`: what companies in Belgium are charged; see docs/adr/0059. */
  readonly belgianVat: BelgianVat;
  /** `INVOICE_MAIL`: when invoices are mailed; `off` where no seller is known, since none can be made. */
  readonly invoiceMail: InvoiceMailMode;
  /** `CUT_OFF_HOUR`: from this hour in Amsterdam an order counts as one of the next working day. */
  readonly cutOffHour: number;
}

/** What the API is told from outside; see `readApiSettings` for the names. */
export interface ApiSettings extends ProcessSettings, BackEndSettings {
  /** `API_PORT` */
  readonly port: number;
  /** `BACKGROUND_WORK`: whether the API does the worker's work too, as a shop of one process needs. */
  readonly backgroundWork: boolean;
  /** `SQL_COMMENTS`: whether statements say which request they are of, to find out what is slow; it costs preparing them. */
  readonly sqlComments: boolean;
  /** `IMAGE_CACHE_MB`: so much of it pictures may take that were made of the originals. */
  readonly imageCacheBytes: number;
  /** `PICTURES_BUCKET`, `S3_*`: where the originals of pictures are; null: below `dataDir`. */
  readonly pictureBucket: PictureBucket | null;
  /** `JWT_SECRET`: signs the bearer tokens. */
  readonly jwtSecret: string;
  /** `JWT_SECRET_PREVIOUS`: what `JWT_SECRET` was before; its tokens count until they end. */
  readonly previousJwtSecret: string | null;
  /** `XSRF_SECRET`: signs the XSRF cookie. */
  readonly xsrfSecret: string;
  /** `TRUSTED_PROXIES`: whose X-Forwarded-For is believed. */
  readonly trustedProxies: TrustedProxies;
  /** `SESSION_IDLE_MINUTES`: a login that is not used for so long is over. */
  readonly sessionIdleMilliseconds: number;
  /** `LOGIN_THROTTLE` */
  readonly loginThrottle: boolean;
  /** `OCI_ALLOW_HTTP`: orders may be returned over plain http; on for a shop on this machine. */
  readonly ociAllowHttp: boolean;
  /** `FORGOT_ALWAYS_SUCCEEDS`: who asks for a new password never learns whether the address is known. */
  readonly forgotAlwaysSucceeds: boolean;
  /** `ADYEN_*`; null when nobody can pay by card or iDEAL. */
  readonly payments: PaymentSettings | null;
}

/** What the worker is told from outside; see `readWorkerSettings` for the names. It knows no secret of logins. */
export interface WorkerSettings extends BackEndSettings, Pick<ProcessSettings, 'metricsPort' | 'drainMs'> {
  /** `WORKER_PORT`: where it answers its probes. */
  readonly port: number;
}
