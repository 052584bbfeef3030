/** Code in which faults are planted, and the tests that must find them. */
export interface Area {
  /** `pnpm prove mutations-money` */
  readonly name: string;
  /** The code in words: 'the rules of money'. */
  readonly title: string;
  /** The folder that Stryker copies, with the code and the files of its tests. */
  readonly home: string;
  /** Globs, relative to the root. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  readonly goal: number;
  readonly hasDom: boolean;
}

function domainArea(name: string, title: string): Area {
  const home = 'packages/domain/src';
  return {
    name,
    title,
    home,
    code: [`${home}/${name}/*.ts`, `!${home}/${name}/*.test.ts`],
    tests: [`${home}/${name}/*.test.ts`],
    goal: 95,
    hasDom: false,
  };
}

/** Files that each have tests beside them: `name.test.ts`, `name.more.test.ts`. */
const files = (home: string, ...names: readonly string[]) => ({
  home,
  code: names.map((name) => `${home}/${name}.ts`),
  tests: names.map((name) => `${home}/${name}*.test.{ts,tsx}`),
});

export const areas: readonly Area[] = [
  domainArea('money', 'the rules of money'),
  domainArea('cart', 'the rules of the cart'),
  domainArea('orders', 'the rules of order placement'),
  domainArea('delivery', 'the rules of delivery days'),
  domainArea('oci', 'the rules of a punch-out return'),
  domainArea('validation', 'the rules of a registration'),
  {
    name: 'back-end',
    title: 'the back end’s rules that need no database',
    ...files(
      'apps/api/src',
      'accounts/createTokens',
      'cart/cartTexts',
      'catalogue/unitText',
      'delivery/offeredDates',
      'http/createTurns',
      'http/readInput',
      'payments/createPaymentProvider',
      'punch-out/cxml/buildMessage',
      'settings/readPaymentSettings',
      'settings/readPictureBucket',
      'settings/readSeller',
    ),
    goal: 85,
    hasDom: false,
  },
  {
    name: 'shop',
    title: 'the shop’s session, cart and order placement',
    ...files(
      'apps/shop/src',
      'shared/cart/createCartStore',
      'shared/session/createSessionStore',
      'shared/order/createOrderPlacement',
      'shared/order/orderRecord',
    ),
    goal: 80,
    hasDom: true,
  },
];

export function findArea(name: string | undefined): Area {
  const area = areas.find((each) => each.name === name);
  if (area === undefined) throw new Error(`Name an area: ${areas.map((each) => each.name).join(', ')}.`);
  return area;
}
