/** The products that a special category shows by reference. */
export interface DemoSpecial {
  readonly categoryId: number;
  /** Without doubles, in the order in which they are shown. */
  readonly productIds: readonly number[];
}
