import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreateSecret } from '../data-folder/dataFolder.ts';

/** Settings that connect shop and back end to the emulator at `origin`; none with real keys or in production. */
export async function providerKeys(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
  origin: string,
): Promise<Readonly<Record<string, string>>> {
  if (environment.ADYEN_API_KEY || environment.NODE_ENV === 'production') return {};
  const secret = await readOrCreateSecret(join(dataDir, 'payment-secret'));
  const derived = (name: string) => createHash('sha256').update(`${name}:${secret}`).digest('hex');
  return {
    ADYEN_API_KEY: `emu_${derived('api')}`,
    ADYEN_CLIENT_KEY: `emu_${derived('client').slice(0, 24)}`,
    ADYEN_MERCHANT_ACCOUNT: 'MagazijnSandbox',
    ADYEN_HMAC_KEY: derived('hmac'),
    ADYEN_ENVIRONMENT: 'test',
    PAYMENT_EMULATOR_ORIGIN: origin,
  };
}
