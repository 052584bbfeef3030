// Function and type share a file, because names that differ only in case are one file on some file systems.
import { type DemoAccount, demoAccounts } from './DemoAccount.ts';
import { type DemoProduct, readProducts } from './DemoProduct.ts';
import { dataFile, readJson, readPage } from './dataFiles.ts';

/**
 * Equal on every machine. References (parent, category, related, gift, special, offer) are ids of the same catalogue.
 */
export interface DemoCatalogue {
  /** The file of `admin import`: the products without ids, offers and related products. */
  readonly assortment: string;
  /** The file of `admin synonyms`. */
  readonly synonyms: string;
  /** Parents come before their children; both in display order. */
  readonly categories: readonly DemoCategory[];
  /** Ascending by id. The gift of a give-away deal is an ordinary product. */
  readonly products: readonly DemoProduct[];
  /** When sold-out products are expected, in days from the day of the first start; others are not announced. */
  readonly expected: readonly { readonly productId: number; readonly inDays: number }[];
  /** The contents of special categories; their products keep their own category. */
  readonly specials: readonly DemoSpecial[];
  /** The banners of the home page and of the page 'Aanbiedingen', in order. */
  readonly offers: readonly DemoOffer[];
  /** The product offer banners of the home page, in order. */
  readonly banners: readonly DemoBanner[];
  readonly pages: readonly DemoPage[];
  /** The parent organisation comes before its companies. */
  readonly accounts: readonly DemoAccount[];
  readonly coupons: readonly { readonly code: string; readonly percentage: number }[];
}

/** 2,000 products, categories, offers, pages and accounts: an equal, new value per call, in tens of milliseconds. */
export function demoCatalogue(): DemoCatalogue {
  const categories = readJson<readonly DemoCategory[]>('categories.json');
  return {
    assortment: dataFile('assortment.csv'),
    synonyms: dataFile('synonyms.csv'),
    categories,
    products: readProducts(idsByPath(categories)),
    expected: readJson<DemoCatalogue['expected']>('expected.json'),
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

/** A category (parentId null) or a sub category of the demo shop. */
export interface DemoCategory {
  readonly id: number;
  /** Its URL segment, lower case with hyphens; unique among its siblings. */
  readonly url: string;
  readonly description: string;
  /** One or two sentences below the heading. */
  readonly intro: string;
  readonly parentId: number | null;
  /** Image name for {@link drawDemoImage}; null without a banner. */
  readonly image: string | null;
  /** The four products on its banner. */
  readonly productIds?: readonly number[];
  /** 1 is first among its siblings. For a main category this is the aisle number. */
  readonly priority: number;
  /** True for 'aanbieding' and its children: reachable by URL, not in the navigation. */
  readonly special: boolean;
}

export interface DemoSpecial {
  readonly categoryId: number;
  /** Unique, in display order. */
  readonly productIds: readonly number[];
}

/** A banner of an offer. Its texts have no dates, so that they stay valid. */
export interface DemoOffer {
  readonly id: number;
  /** The products on offer: 'Pukkie luiers, maat 3 t/m 5'. */
  readonly title: string;
  /** The condition, in one sentence. */
  readonly subtitle: string;
  /** Path in the shop, beginning with a slash. */
  readonly actionUrl: string;
  /** The products of the offer, at least one. */
  readonly productIds: readonly number[];
  /** Image name for {@link drawDemoImage}. */
  readonly image: string;
  /** The short label: '2+1 gratis', '-15%'. */
  readonly label: string;
  /** True for an offer that ends with the week in which it is inserted. */
  readonly weekly?: boolean;
}

/** A product offer banner of the home page. Its texts have no dates, so that they stay valid. */
export interface DemoBanner {
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  /** Image name for {@link drawDemoImage}. */
  readonly image: string;
  readonly theme: 'yellow' | 'dark' | 'light';
  /** Path in the shop, beginning with a slash. */
  readonly actionUrl: string;
  /** The products on its picture, one to three. */
  readonly productIds: readonly number[];
}

/** A page of text, shown under `/kruidvat/{urlTitle}`. */
export interface DemoPage {
  readonly urlTitle: string;
  readonly title: string;
  /** HTML without the title. */
  readonly body: string;
  /** 'FOOTER' pages are linked in the footer; '' pages are linked from elsewhere. */
  readonly position: 'FOOTER' | '';
}
