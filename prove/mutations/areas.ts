/** Code in which faults are planted, and the tests that have to find them. */
export interface Room {
  /** `pnpm prove mutations-money` */
  readonly name: string;
  /** What the code is: 'the rules of money'. */
  readonly title: string;
  /** The folder that Stryker copies: its code, and what its tests need of it. */
  readonly home: string;
  /** Globs, relative to the root. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** Percent of the faults that its tests find at least. */
  readonly goal: number;
  /** Whether its tests need a document. */
  readonly hasDom: boolean;
}

function domainRoom(name: string, title: string): Room {
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

/** Files that each have a test beside them. */
const files = (home: string, ...names: readonly string[]) => ({
  home,
  code: names.map((name) => `${home}/${name}.ts`),
  tests: names.map((name) => `${home}/${name}.test.{ts,tsx}`),
});

/** All rooms, the domain's first. */
export const rooms: readonly Room[] = [
  domainRoom('money', 'the rules of money'),
  domainRoom('cart', 'the rules of the cart'),
  domainRoom('orders', 'the rules of an order on its way'),
  domainRoom('delivery', 'the rules of delivery days'),
  domainRoom('oci', 'the rules of a punch-out return'),
  domainRoom('validation', 'the rules of a registration'),
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
    title: 'the shop’s session, cart and order on its way',
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

/** @throws Error for an unknown room. */
export function findRoom(name: string | undefined): Room {
  const room = rooms.find((each) => each.name === name);
  if (room === undefined) throw new Error(`Say a room: ${rooms.map((each) => each.name).join(', ')}.`);
  return room;
}
