/** What the shop's server has to know. */
export interface ShopSettings {
  /** `PORT`, for a shop that runs as a process of its own. */
  readonly port: number;
  /** `API_ORIGIN`: the back end, an origin without a path. */
  readonly apiOrigin: string;
  /** `PUBLIC_URL`: where people find the shop, an origin without a path. */
  readonly publicUrl: string;
  /** `ADMIN_URL`: where admins are led (K06). */
  readonly adminUrl: string;
  /** `PARTNER_URL`: the grocery partner (S88). */
  readonly partnerUrl: string;
}
