import { type ApiSettings, readApiSettings } from '@magazijn/api';
import { readShopSettings, type ShopSettings } from '@magazijn/shop/server';
import { StartError } from './StartError.ts';

/** Fictitious, so that the demo's 'Neem contact op' has a target. */
const demoContact = (brand: string) => ({
  SELLER_EMAIL: `klantenservice@${brand}.test`,
  SELLER_PHONE: '088 000 00 00',
});

/** Reads both servers' settings by their schemas. @throws StartError with one line per invalid value of either. */
export function readServerSettings(environment: NodeJS.ProcessEnv): { api: ApiSettings; shop: ShopSettings } {
  const problems = new Set<string>();
  const attempt = <Settings>(read: (environment: NodeJS.ProcessEnv) => Settings): Settings | null => {
    try {
      return read(environment);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      for (const line of text.split('\n')) problems.add(line);
      return null;
    }
  };
  const api = attempt(readApiSettings);
  const shop = attempt((given) =>
    readShopSettings({ ...demoContact(api?.brand.id ?? 'magazijn'), ...given }),
  );
  if (api === null || shop === null) throw new StartError([...problems].join('\n'));
  return { api, shop };
}
