import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { customerModules, shopStyles } from '../../apps/shop/server/index.ts';
import { chunkCycle } from './chunkCycle.ts';
import { projectRoot } from './projectRoot.ts';

/** A chunk of Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  /** Keys of the manifest. */
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** The size of a page's first load, in kB of 1,000 bytes, scripts and styles gzipped; and the number of script files. */
interface PageWeight {
  /** The component's file name without extension: `HomePage`. */
  readonly page: string;
  /** Of a visitor; 0 for a page that leads visitors to the login. */
  readonly script: number;
  readonly scriptFiles: number;
  readonly customer: number;
  readonly customerFiles: number;
  readonly style: number;
  readonly font: number;
}

/**
 * Budgets of a page. React, React Router's data mode and SWR are 103 kB of the script (docs/adr/0029); docs/adr/0089 explains
 * why a customer's page may weigh more in fewer files, docs/adr/0094 what the boot script adds, and docs/adr/0097 the cart.
 */
const budgets = { script: 160, scriptFiles: 14, customer: 210, customerFiles: 24, style: 16, font: 45 };
/** Budgets of the pages that visitors land on. */
const landingBudgets = { ...budgets, script: 159, scriptFiles: 11, customer: 194, customerFiles: 15 };
const landingPage = /^(Home|Category|Product|Search|Offers|Cms)Page$/;
/** Budgets of pages with a form or an order step. */
const formBudgets = { ...budgets, script: 183, scriptFiles: 15, customer: 221, customerFiles: 26 };
const formPage =
  /^(Registration|Login|ForgotPassword|ResetPassword|Invitation|ChangePassword|Cart|Payment|PaymentMethod|Succeeded|Failed|List|Round|OciLogin)Page$/;
/** Budgets of a page on which people without a login act for a customer; it loads the customer's code too. */
const actingBudgets = { ...budgets, script: 205, scriptFiles: 17 };
const actingPage = /^LinkedRunPage$/;
/** Pages that lead visitors to the login: no budget for visitors. Every other page has one, as a new page has. */
const guardedPage =
  /^(Offers|QuickOrder|Purchases|Lists?|Round|StandingOrders?|DeliveryPlanner|Cart|Payment|PaymentMethod|InvoicePayment|Succeeded|Failed|Order|Overview|History|ChangePassword|Favourites|Spending|Locations|LocationsOrder|Invoices|People|CostCentres|Approvals?|ApprovalRules|DeliveryAddresses|ParentOrganisation|Switch)Page$/;

const budgetsOf = (page: string): typeof budgets =>
  landingPage.test(page)
    ? landingBudgets
    : actingPage.test(page)
      ? actingBudgets
      : formPage.test(page)
        ? formBudgets
        : budgets;

/** Kilobytes with one decimal, and numbers of files. */
export const weightText = (weight: number): string =>
  Number.isInteger(weight) ? String(weight) : weight.toFixed(1);

/** One line for each exceeded budget. */
export const exceededBudgets = (weights: readonly PageWeight[]): string[] =>
  weights.flatMap((weight) =>
    Object.entries(budgetsOf(weight.page))
      .map(([kind, max]) => ({ kind, max, found: weight[kind as keyof typeof budgets] }))
      .filter(({ found, max }) => found > max)
      .map(({ kind, found, max }) => `${weight.page}: ${kind} ${weightText(found)}, at most ${max}`),
  );

/**
 * Measures the first load of every page of the built shop: the entry, the page's chunk and their imports.
 *
 * @throws Error when the build has no page, or has chunks that import each other
 */
export function pageWeights(): PageWeight[] {
  const build = join(projectRoot, 'apps', 'shop', 'dist', 'client');
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(build, '.vite', 'manifest.json'), 'utf8'),
  );
  const cycle = chunkCycle(manifest);
  if (cycle) throw new Error(`These chunks import each other: ${cycle.join(', ')}.`);
  // From apps/shop/public; every document loads it before the first paint.
  const always = ['assets/session.js'].filter((file) => existsSync(join(build, file)));
  const chunksOf = (keys: readonly string[], reached = new Set<string>()) => {
    for (const key of keys) {
      if (reached.has(key)) continue;
      reached.add(key);
      if (manifest[key] === undefined) throw new Error(`The manifest has no ${key}.`);
      chunksOf(manifest[key].imports ?? [], reached);
    }
    return [...reached].flatMap((key) => manifest[key] ?? []);
  };
  const bytes = (file: string) => readFileSync(join(build, file));
  const kilobytes = (files: Iterable<string>, size = (file: string) => gzipSync(bytes(file), { level: 9 })) =>
    [...new Set(files)].reduce((sum, file) => sum + size(file).byteLength, 0) / 1000;
  const scriptsOf = (keys: readonly string[]) => {
    const files = new Set(chunksOf(keys).map(({ file }) => file));
    return { size: kilobytes([...always, ...files]), files: files.size };
  };

  const keys = Object.keys(manifest);
  const entry = keys.find((key) => manifest[key]?.isEntry && manifest[key].file.endsWith('.js')) ?? 'entry';
  const style = chunksOf([shopStyles]);
  const fonts = style.flatMap(({ assets = [] }) => assets).filter((file) => file.endsWith('.woff2'));
  const pages = keys.filter((key) => manifest[key]?.isDynamicEntry && /Page\.tsx$/.test(key));
  if (pages.length === 0) throw new Error('The build has no page.');
  return pages.map((module) => {
    const page = module.replace(/^.*\/|\.tsx$/g, '');
    const ofVisitor = guardedPage.test(page) ? { size: 0, files: 0 } : scriptsOf([entry, module]);
    const ofCustomer = scriptsOf([entry, module, ...customerModules(manifest, module)]);
    return {
      page,
      script: ofVisitor.size,
      scriptFiles: ofVisitor.files,
      customer: ofCustomer.size,
      customerFiles: ofCustomer.files,
      style: kilobytes(style.map(({ file }) => file)),
      font: kilobytes(fonts, bytes),
    };
  });
}
