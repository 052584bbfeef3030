/** What one tab tells the others once the back end has it. */
export interface FavouriteMessage {
  /** Whose: tabs of somebody else pay no heed. */
  readonly viewer: string;
  readonly productId: number;
  readonly change: 'marked' | 'unmarked' | 'stock-mail' | 'no-stock-mail';
}

const changes: readonly unknown[] = [
  'marked',
  'unmarked',
  'stock-mail',
  'no-stock-mail',
] satisfies FavouriteMessage['change'][];

/** Reads what another tab sent; null for what this version of the shop does not understand. */
export function readFavouriteMessage(sent: unknown): FavouriteMessage | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { viewer, productId, change } = sent as Partial<Record<keyof FavouriteMessage, unknown>>;
  const isOurs = typeof viewer === 'string' && Number.isInteger(productId) && changes.includes(change);
  // Checked field by field just now.
  return isOurs ? (sent as FavouriteMessage) : null;
}
