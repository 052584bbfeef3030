import type { BrandId } from '@magazijn/server';

/** Vite's manifest of a build: chunks by their source module. */
export type ViteManifest = Readonly<Record<string, ViteChunk>>;

interface ViteChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** Whether it is the shop's code: stylesheets are entries too. */
export const isScriptEntry = (chunk: ViteChunk | undefined): boolean =>
  chunk?.isEntry === true && chunk.file.endsWith('.js');

/** The client's calls that pages begin with, by the start of their path; the client would load one after the other. */
const firstCalls: readonly (readonly [start: string, calls: string])[] = [
  ['account/people/', 'peopleCalls'],
  ['account/cost-centres/', 'costCentreCalls'],
  ['account/DeliveryAddressesPage', 'deliveryCalls'],
  ['account/OverviewPage', 'profileCalls'],
  ['account/ChangePasswordPage', 'profileCalls'],
  ['approvals/', 'approvalCalls'],
  ['catalogue/FavouritesPage', 'favouriteListCalls'],
  ['checkout/InvoicePaymentPage', 'invoiceCalls'],
  ['checkout/', 'orderCalls'],
  ['delivery-planner/', 'deliveryCalls'],
  ['invoices/', 'invoiceCalls'],
  ['lists/', 'listCalls'],
  ['locations/', 'locationCalls'],
  ['orders/', 'orderCalls'],
  ['purchases/', 'purchaseCalls'],
  ['spending/', 'spendingCalls'],
  ['standing-orders/', 'standingOrderCalls'],
];

/** What hydration of a customer's cart begins with (docs/adr/0097). */
const cartModule = 'src/shared/cart/followSavedCart.ts';

/** The chunks with what every customer needs: groups of `vite.config.ts`. */
const customerChunks: readonly string[] = ['customer', 'client'];

/** @throws {Error} unless exactly one chunk has the name: rolldown drops a group without modules, and repeats names */
function chunkNamed(manifest: ViteManifest, name: string): string {
  const [key, ...others] = Object.keys(manifest).filter((each) => manifest[each]?.name === name);
  if (key === undefined || others.length > 0) {
    throw new Error(
      `The build needs one chunk '${name}', and has ${key === undefined ? 0 : others.length + 1}.`,
    );
  }
  return key;
}

/**
 * Further chunks of a customer's first view of a page, as keys of the manifest.
 * @throws {Error} when the build lacks one of them, or has two of its name
 */
export function customerModules(manifest: ViteManifest, module: string | null): readonly string[] {
  const [, calls] = firstCalls.find(([start]) => module?.startsWith(`src/features/${start}`)) ?? [];
  const keys = [
    ...(calls === undefined ? [] : [`../../packages/api-client/src/calls/${calls}.ts`]),
    ...(module === 'src/features/cart/CartPage.tsx' ? [cartModule] : []),
  ];
  const missing = keys.find((key) => manifest[key] === undefined);
  if (missing !== undefined) throw new Error(`The build needs a chunk '${missing}'.`);
  return [...customerChunks.map((name) => chunkNamed(manifest, name)), ...keys];
}

export const shopStyles = 'src/app/shop.css';

/** The stylesheet of a brand other than the kit's, as a key of the manifest. */
const brandModule = (brand: BrandId): string => `src/app/brands/${brand}.css`;

export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  /** Chunks that the entry and the page import, to load them in parallel with the entry. */
  readonly modules: readonly string[];
  readonly fonts: readonly string[];
  /** Further chunks of a customer's first view, which public/assets/session.js preloads. */
  readonly customer: readonly string[];
}

/**
 * Finds the files of a page.
 * @throws {Error} when the manifest lacks the entry or a customer's chunk
 * @param brand its stylesheet is added to the kit's, and its fonts replace the kit's
 */
export function findAssets(manifest: ViteManifest, module: string | null, brand: BrandId): PageAssets {
  const entry = Object.keys(manifest).find((key) => isScriptEntry(manifest[key]));
  if (!entry) throw new Error('The manifest names no entry: build the shop first');

  const keys = new Set<string>();
  const walk = (key: string) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) walk(imported);
  };
  const found = () => [...keys].flatMap((key) => manifest[key] ?? []);
  [shopStyles, entry].forEach(walk);
  if (module && manifest[module]) walk(module);
  const chunks = found();
  customerModules(manifest, module).forEach(walk);
  const customer = found().slice(chunks.length);
  const address = (file: string) => `/${file}`;
  const look = manifest[brandModule(brand)];
  return {
    entry: address(manifest[entry]?.file ?? ''),
    styles: [manifest[shopStyles], look].flatMap((chunk) => (chunk ? [address(chunk.file)] : [])),
    modules: chunks.filter((chunk) => !chunk.isEntry).map((chunk) => address(chunk.file)),
    fonts: [...new Set(look?.assets ?? chunks.flatMap((chunk) => chunk.assets ?? []))]
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
    customer: customer.map((chunk) => address(chunk.file)),
  };
}
