import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApi, startBackgroundWork } from '@magazijn/api';
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
import { providerKeys } from './provider/providerKeys.ts';
import { readRoomSettings } from './settings/readRoomSettings.ts';
import type { SandboxSettings } from './settings/readSandboxSettings.ts';
import { createStorybookBuild } from './storybook/createStorybookBuild.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const never = new Promise<void>(() => {});

/** The environment that the shop and the back end read: what is given, completed by what the sandbox decides. */
async function completed(
  environment: NodeJS.ProcessEnv,
  dataDir: string,
  { shop, api, sandbox, mail }: Readonly<Record<'shop' | 'api' | 'sandbox' | 'mail', string>>,
) {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  return {
    // Who tries the shop out reads what fails, not every request.
    LOG_LEVEL: 'warn',
    PUBLIC_URL: shop,
    // Where they are when nothing else is set: the port may have been any free one.
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
 * Starts the database, the back end, the shop and the sandbox's own page in this process, each on its port. What was
 * started is stopped again, in reverse, when a later step fails.
 *
 * @throws StartError with one clear line for what the reader can mend.
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
    // The folder before the ports: a second start would find the first one's ports taken and blame the wrong thing.
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
    const rooms = readRoomSettings(
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
      // Beside what the start prints: the error output.
      const logger = createLogger({ level: rooms.api.logLevel, output: 2 });
      const { colours, headingTypeface: typeface } = rooms.api.brand;
      const tag = { ground: colours.sale.light, text: colours['on-sale'].light, typeface };
      const images = (name: string) => drawDemoImage(name, tag);
      const apiApp = createApi({ database, settings: rooms.api, clock, images, logger });
      undo.push(startBackgroundWork({ database, settings: rooms.api, clock, logger }));
      apiPort.serve(getRequestListener(apiApp.fetch));
      if (shopPort) {
        const clientDirectory = join(root, 'apps', 'shop', 'dist', 'client');
        const shopApp = await createShopServer({ settings: rooms.shop, clientDirectory, logger });
        shopPort.serve(getRequestListener(shopApp.fetch));
      }
      const accounts = demoAccounts.map((account) => ({
        ...account,
        role: describeAccount(account, demoAccounts),
      }));
      const facts = { shop, api, dataDir, accounts, password: DEMO_PASSWORD };
      const storybook = createStorybookBuild({
        folder: join(root, 'storybook-static'),
        // It installs Storybook's packages first, which `npm start` left out.
        command: [process.execPath, join(root, 'scripts', 'boot.mjs'), 'storybook'],
        cwd: root,
      });
      undo.push(async () => storybook.stop());
      const pages = createSandboxApp(facts, { storybook, mail: mailFolder });
      const { payments } = rooms.api;
      if (payments?.checkoutUrl.startsWith(sandbox)) {
        const [hmacKey = ''] = payments.hmacKeys;
        const { apiKey, clientKey, merchantAccount } = payments;
        const keys = { apiKey, clientKey, merchantAccount, hmacKey };
        const provider = createProvider(dataDir, {
          origin: sandbox,
          shop: rooms.shop.publicUrl,
          api,
          brand: rooms.api.brand,
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

/** Everything on one machine, running. */
export interface RunningSandbox {
  /** The shop's address, as a browser types it. */
  readonly shop: string;
  readonly api: string;
  readonly sandbox: string;
  /** Settles when the embedded database ends by itself, which is the end of everything; never with one's own. */
  readonly databaseEnded: Promise<void>;
  /** Finishes what is under way and stops all of it, the database last. Can be called twice. */
  stop(): Promise<void>;
}

/** Options of `startSandbox`; `main.ts` reads them from settings, a test gives folders and ports of its own. */
export interface SandboxPlan {
  readonly settings: SandboxSettings;
  /** The environment, from which the shop and the back end read settings of their own. */
  readonly environment: NodeJS.ProcessEnv;
  /** False when another program serves the shop on its port, as Vite does for people at work. */
  readonly servesShop: boolean;
  /** Wraps a step of the start, for example to print its name and how long it took. */
  step<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** What time it is for the back end and the demonstration data. @default the machine's */
  readonly clock?: () => Date;
}
