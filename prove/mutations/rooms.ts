/** Code in which faults are planted, and the tests that have to find them. */
export interface Room {
  /** `pnpm prove mutations-money` */
  readonly name: string;
  /** What the code is: 'the rules of money'. */
  readonly title: string;
  /** Globs, relative to the root. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
  /** Percent of the faults that its tests find at least. */
  readonly goal: number;
}

function domainRoom(name: string, title: string): Room {
  const folder = `packages/domain/src/${name}`;
  return {
    name,
    title,
    code: [`${folder}/*.ts`, `!${folder}/*.test.ts`],
    tests: [`${folder}/*.test.ts`],
    goal: 95,
  };
}

/** All rooms, the domain's first. */
export const rooms: readonly Room[] = [
  domainRoom('money', 'the rules of money'),
  domainRoom('cart', 'the rules of the cart'),
  domainRoom('orders', 'the rules of an order on its way'),
  domainRoom('delivery', 'the rules of delivery days'),
  domainRoom('oci', 'the rules of a punch-out return'),
  domainRoom('validation', 'the rules of a registration'),
];

/** @throws Error for a name that is none of a room. */
export function findRoom(name: string | undefined): Room {
  const room = rooms.find((each) => each.name === name);
  if (room === undefined) throw new Error(`Say a room: ${rooms.map((each) => each.name).join(', ')}.`);
  return room;
}
