import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi, createPaymentProvider, startBackgroundWork } from '@magazijn/api';
import { connect } from '@magazijn/api/database';
import { DEMO_PASSWORD, demoAccounts } from '@magazijn/demo-data';
import { drawDemoImage } from '@magazijn/demo-data/pictures';
import { createLogger } from '@magazijn/server';
import { createShopServer } from '@magazijn/shop/server';
import { createSandboxApp } from './createSandboxApp.ts';
import { announceDatabase, lockDataFolder, readOrCreateSecret } from './data-folder/dataFolder.ts';
import { prepareDatabase, startEmbeddedPostgres } from './database/index.ts';
import { startMailServer } from './mail/startMailServer.ts';
import { describeAccount } from './page/sandboxPage.ts';
import { type ReservedPort, reservePort } from './ports/reservePort.ts';
import { createProvider } from './provider/createProvider.ts';
import type { SandboxSettings } from './settings/readSandboxSettings.ts';
import { readServerSettings } from './settings/readServerSettings.ts';
import { createStorybookBuild } from './storybook/createStorybookBuild.ts';

/** Settings that connect shop and back end to the emulator at `origin`; none with real keys or in production. */
async function providerKeys(
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

const root = resolve(import.meta.dirname, '..', '..', '..');
const never = new Promise<void>(() => {});

/** The environment of shop and back end: the given one with the sandbox's defaults. */
async function completed(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
  { shop, api, sandbox, mail }: Readonly<Record<'shop' | 'api' | 'sandbox' | 'mail', string>>,
) {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  return {
    // Only failures: users who try out the shop do not need a line per request.
    LOG_LEVEL: 'warn',
    PUBLIC_URL: shop,
    // The actual addresses as defaults, since ports can be chosen freely.
    ADMIN_URL: `${sandbox}/`,
    PARTNER_URL: `${sandbox}/`,
    API_ORIGIN: api,
    JWT_SECRET: await readOrCreateSecret(join(dataDir, 'jwt-secret')),
    XSRF_SECRET: await readOrCreateSecret(join(dataDir, 'xsrf-secret')),
    SMTP_URL: mail,
    ...(await providerKeys(environment, dataDir, sandbox)),
    ...Object.fromEntries(given),
    DATA_DIR: dataDir,
  };
}

/**
 * Starts the database, the back end, the shop and the sandbox's pages in this process; a failure stops them in reverse.
 *
 * @throws StartError in one line for problems that the user can fix.
 */
export async function startSandbox(plan: SandboxPlan): Promise<RunningSandbox> {
  const { settings, environment, servesShop, step, clock = () => new Date() } = plan;
  const { dataDir } = settings;
  const undo: (() => Promise<void>)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= (async () => {
      for (const end of undo.toReversed()) await end();
    })();
    return stopped;
  };
  const reserve = async (port: number, setting: string, hosts?: string[]): Promise<ReservedPort> => {
    const reserved = await reservePort(port, setting, hosts);
    undo.push(reserved.close);
    return reserved;
  };

  try {
    // The folder is locked before the ports: otherwise a second start would report the first one's ports instead of
    // the real cause.
    const lock = await lockDataFolder(dataDir);
    undo.push(lock.release);
    const shopPort = servesShop ? await reserve(settings.shopPort, 'PORT') : null;
    const apiPort = await reserve(settings.apiPort, 'API_PORT');
    const sandboxPort = await reserve(settings.sandboxPort, 'SANDBOX_PORT', ['127.0.0.1']);
    const mailFolder = join(dataDir, 'mail');
    const mailServer = await startMailServer(settings.smtpPort, mailFolder);
    undo.push(mailServer.close);
    const shop = `http://localhost:${shopPort?.port ?? settings.shopPort}`;
    const api = `http://localhost:${apiPort.port}`;
    const sandbox = `http://localhost:${sandboxPort.port}`;
    const servers = readServerSettings(
      await completed(environment, dataDir, { shop, api, sandbox, mail: mailServer.url }),
    );
    await lock.announce(shop);

    const embedded = settings.databaseUrl
      ? null
      : await step('Starting the database', () => startEmbeddedPostgres({ dataDir }));
    if (embedded) {
      undo.push(embedded.stop);
      undo.push(await announceDatabase(dataDir, embedded.url));
    }
    const databaseUrl = settings.databaseUrl ?? embedded?.url ?? '';
    await step('Preparing tables and demonstration data', () => prepareDatabase(databaseUrl, clock));

    await step('Starting the shop and its back end', async () => {
      const database = connect(databaseUrl);
      undo.push(() => database.close());
      // On the error output, apart from the start's own messages.
      const logger = createLogger({ level: servers.api.logLevel, output: 2 });
      const { colours, headingTypeface: typeface } = servers.api.brand;
      const tag = { ground: colours.sale.light, text: colours['on-sale'].light, typeface };
      const images = (name: string) => drawDemoImage(name, tag);
      const provider = servers.api.payments && createPaymentProvider(servers.api.payments);
      const backEnd = { database, settings: servers.api, clock, logger, provider };
      const apiApp = createApi({ ...backEnd, images });
      // The last one pushed stops first: requests use everything, background work calls the payment provider.
      undo.push(sandboxPort.close);
      undo.push(startBackgroundWork(backEnd));
      apiPort.serve(getRequestListener(apiApp.fetch));
      undo.push(apiPort.close);
      if (shopPort) {
        const clientDirectory = join(root, 'apps', 'shop', 'dist', 'client');
        const shopApp = await createShopServer({ settings: servers.shop, clientDirectory, logger });
        shopPort.serve(getRequestListener(shopApp.fetch));
        undo.push(shopPort.close);
      }
      const accounts = demoAccounts.map((account) => ({
        ...account,
        role: describeAccount(account, demoAccounts),
      }));
      const facts = { shop, api, dataDir, accounts, password: DEMO_PASSWORD };
      const storybook = createStorybookBuild({
        folder: join(root, 'storybook-static'),
        // Storybook's packages, which `npm start` does not install, are installed first.
        command: [process.execPath, join(root, 'tools', 'scripts', 'boot.mjs'), 'storybook'],
        cwd: root,
      });
      undo.push(async () => storybook.stop());
      const pages = createSandboxApp(facts, { storybook, mail: mailFolder });
      const { payments } = servers.api;
      if (payments?.checkoutUrl.startsWith(sandbox)) {
        const [hmacKey = ''] = payments.hmacKeys;
        const { apiKey, clientKey, merchantAccount } = payments;
        const keys = { apiKey, clientKey, merchantAccount, hmacKey };
        const provider = createProvider(dataDir, {
          origin: sandbox,
          shop: servers.shop.publicUrl,
          api,
          brand: servers.api.brand,
          ...keys,
        });
        undo.push(async () => provider.stop());
        pages.route('/', provider.app);
      }
      sandboxPort.serve(getRequestListener(pages.fetch));
    });
    return { shop, api, sandbox, databaseEnded: embedded?.ended ?? never, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface RunningSandbox {
  readonly shop: string;
  readonly api: string;
  readonly sandbox: string;
  /** Resolves when the embedded database ends unexpectedly; never with an external one. */
  readonly databaseEnded: Promise<void>;
  /** Finishes pending work and stops everything, the database last. Idempotent. */
  stop(): Promise<void>;
}

/** Options of `startSandbox`: from settings in `main.ts`, with their own folders and ports in tests. */
export interface SandboxPlan {
  readonly settings: SandboxSettings;
  /** The environment for the settings of shop and back end. */
  readonly environment: NodeJS.ProcessEnv;
  /** False when another program, such as Vite, serves the shop on its port. */
  readonly servesShop: boolean;
  /** Wraps a step of the start, for example to print its name and duration. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** The clock of the back end and the demo data. @default the machine's */
  readonly clock?: () => Date;
}
