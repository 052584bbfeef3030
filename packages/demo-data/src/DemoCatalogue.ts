// The function and its result share a file: two names that differ in case alone are one file on some disks.
import { type DemoAccount, demoAccounts } from './DemoAccount.ts';
import { type DemoProduct, readProducts } from './DemoProduct.ts';
import { dataFile, readJson, readPage } from './dataFiles.ts';

/**
 * Everything a demonstration shop starts with, as plain data: the same ids, paths and prices on
 * every machine. All references (parent, category, related, gift, special, offer) are ids that
 * exist in the same catalogue.
 */
export interface DemoCatalogue {
  /** The file that `admin import` reads: all of the products but their ids, actions and neighbours. */
  readonly assortment: string;
  /** The file that `admin synonyms` reads. */
  readonly synonyms: string;
  /** Parents come before their children; both in the order in which a shop shows them. */
  readonly categories: readonly DemoCategory[];
  /** Ascending by id. A gift of a give-away deal is an ordinary product in this list. */
  readonly products: readonly DemoProduct[];
  /** What the special categories show; their products keep their own ordinary category. */
  readonly specials: readonly DemoSpecial[];
  /** The banners of the home page and of the page 'Aanbiedingen', in their order. */
  readonly offers: readonly DemoOffer[];
  /** The product offer banners of the home page, in their order. */
  readonly banners: readonly DemoBanner[];
  readonly pages: readonly DemoPage[];
  /** The parent organisation comes before the companies that belong to it. */
  readonly accounts: readonly DemoAccount[];
  readonly coupons: readonly { readonly code: string; readonly percentage: number }[];
}

/**
 * Reads the demonstration catalogue: 2,000 products, their categories, actions, pages and accounts. Every call gives
 * an equal, new value; it takes some tens of milliseconds.
 */
export function demoCatalogue(): DemoCatalogue {
  const categories = readJson<readonly DemoCategory[]>('categories.json');
  return {
    assortment: dataFile('assortment.csv'),
    synonyms: dataFile('synonyms.csv'),
    categories,
    products: readProducts(idsByPath(categories)),
    specials: readJson<readonly DemoSpecial[]>('specials.json'),
    offers: readJson<readonly DemoOffer[]>('offers.json'),
    banners: readJson<readonly DemoBanner[]>('banners.json'),
    pages: readJson<readonly Omit<DemoPage, 'body'>[]>('pages.json').map((page) => ({
      ...page,
      body: readPage(page.urlTitle),
    })),
    accounts: demoAccounts,
    coupons: readJson<DemoCatalogue['coupons']>('coupons.json'),
  };
}

function idsByPath(categories: readonly DemoCategory[]): Map<string, number> {
  const urls = new Map(categories.map(({ id, url }) => [id, url]));
  return new Map(
    categories.map(({ id, url, parentId }) => [parentId === null ? url : `${urls.get(parentId)}/${url}`, id]),
  );
}

/** A category (parentId null) or a sub category of the demonstration shop. */
export interface DemoCategory {
  readonly id: number;
  /** Its segment of the URL, lower case with hyphens; unique among the children of one parent. */
  readonly url: string;
  /** The name that customers read. */
  readonly description: string;
  /** One or two sentences under the heading. */
  readonly intro: string;
  readonly parentId: number | null;
  /** Image name for {@link drawDemoImage}; null for a category without a banner. */
  readonly image: string | null;
  /** The four products on its banner. */
  readonly productIds?: readonly number[];
  /** 1 is shown first among its siblings. For a category without parent this is the aisle number. */
  readonly priority: number;
  /** True for 'aanbieding' and its children: reachable by URL, not in the navigation. */
  readonly special: boolean;
}

/** The products that a special category shows by reference. */
export interface DemoSpecial {
  readonly categoryId: number;
  /** Without doubles, in the order in which they are shown. */
  readonly productIds: readonly number[];
}

/** A banner for an action. Texts name no dates, so that they never go stale. */
export interface DemoOffer {
  readonly id: number;
  /** What is on offer: 'Pukkie luiers, maat 3 t/m 5'. */
  readonly title: string;
  /** What to do for it, one sentence. */
  readonly subtitle: string;
  /** Path in the shop where the action can be seen, beginning with a slash. */
  readonly actionUrl: string;
  /** The products the action is about, at least one. */
  readonly productIds: readonly number[];
  /** Image name for {@link drawDemoImage}. */
  readonly image: string;
  /** The action in a few characters: '2+1 gratis', '-15%'. */
  readonly label: string;
  /** True for one that holds until the end of the week, in which it is seeded. */
  readonly weekly?: boolean;
}

/** A product offer banner of the home page. Texts name no dates, so that they never go stale. */
export interface DemoBanner {
  readonly id: number;
  readonly title: string;
  /** One sentence. */
  readonly subtitle: string;
  /** Image name for {@link drawDemoImage}. */
  readonly image: string;
  readonly theme: 'yellow' | 'dark' | 'light';
  /** Path in the shop where the products can be seen, beginning with a slash. */
  readonly actionUrl: string;
  /** The products on its picture, one to three. */
  readonly productIds: readonly number[];
}

/** A page of plain text, shown under `/kruidvat/{urlTitle}`. */
export interface DemoPage {
  readonly urlTitle: string;
  readonly title: string;
  /** HTML without the title. */
  readonly body: string;
  /** 'FOOTER' pages are linked in the footer; '' pages are linked from elsewhere. */
  readonly position: 'FOOTER' | '';
}
