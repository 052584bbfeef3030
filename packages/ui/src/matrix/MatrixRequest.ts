/** What the page of matrices is asked to show; the tests of the pictures ask, through `window.kitMatrix`. */
export interface MatrixRequest {
  /** The stories' file, as Storybook's index names it: './packages/ui/src/components/primitives/tag/Tag.stories.tsx'. */
  readonly file: string;
  /** Names of exports; in a screen, one. */
  readonly stories: readonly string[];
  /** Choices of variants, each shown in one more cell by the first story. */
  readonly variants?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** A screen stands alone as its story made it; the cells of a matrix stand under their names. */
  readonly screen?: boolean | undefined;
}

/** The page's side of it. */
export interface KitMatrix {
  /** Resolves, once everything stands still, with the names of the cells that are shown. */
  show(request: MatrixRequest): Promise<readonly string[]>;
}

declare global {
  interface Window {
    kitMatrix?: KitMatrix | undefined;
  }
}
