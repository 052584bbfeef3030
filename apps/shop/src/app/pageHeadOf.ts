import { categoryHead } from '../features/category/categoryHead.ts';
import { homeHead } from '../features/home/homeHead.ts';
import { pageHead } from '../features/page/pageHead.ts';
import { productHead } from '../features/product/productHead.ts';
import type { HeadOf } from '../head/HeadSource.ts';
import type { PageHead } from '../head/PageHead.ts';
import { paths } from '../paths/paths.ts';
import type { AnyAnswers } from '../resources/Answer.ts';
import type { RouteMatch } from '../routing/matchRoute.ts';
import { headTexts } from './headTexts.ts';

/** The heads of pages that are to be found, by the name of the page's component. */
const heads: Readonly<Record<string, HeadOf>> = {
  HomePage: homeHead,
  CategoryPage: categoryHead,
  ProductPage: productHead,
  CmsPage: pageHead,
  LoginPage: () => ({ canonical: paths.login.href(), description: headTexts.login }),
  RegistrationPage: () => ({ canonical: paths.register.href(), description: headTexts.register }),
};

/** What is not to be found: pages behind a login, results of searches, steps of an order. */
const unfound: PageHead = { canonical: null };

/** The head of the page that shows. */
export function pageHeadOf({ route, at }: RouteMatch, answers: AnyAnswers, origin: string): PageHead {
  const head = route.page === null ? undefined : heads[route.page];
  return head?.({ answers, at, origin }) ?? unfound;
}
