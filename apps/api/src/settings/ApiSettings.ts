import type { CartRules } from '@magazijn/domain/cart';

/** What the back end is told from outside; see `readApiSettings` for the names. */
export interface ApiSettings {
  /** `NODE_ENV` is production: weak secrets are refused, cookies are for https only. */
  readonly production: boolean;
  /** `API_PORT` */
  readonly port: number;
  /** `DATABASE_URL`; null when whoever composes the back end brings the database. */
  readonly databaseUrl: string | null;
  /** `DATA_DIR`, absolute: pictures are cached below it. */
  readonly dataDir: string;
  /** `PUBLIC_URL`: the shop's own origin, the only one that may write. */
  readonly publicOrigin: string;
  /** `JWT_SECRET`: signs the bearer tokens. */
  readonly jwtSecret: string;
  /** `XSRF_SECRET`: signs the XSRF cookie. */
  readonly xsrfSecret: string;
  /** `LOGIN_THROTTLE` */
  readonly loginThrottle: boolean;
  /** Minimum order, free delivery and `SHIPPING_EXCLUSIVE`, in cents; the VAT on delivery is the country's. */
  readonly rules: Omit<CartRules, 'shippingVatPercentage'>;
}
