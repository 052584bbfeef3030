/** A request to the matrix page, made by picture tests through `window.kitMatrix`. */
export interface MatrixRequest {
  /** The stories' file as in Storybook's index: './packages/ui/src/components/primitives/tag/Tag.stories.tsx'. */
  readonly file: string;
  /** Names of exports; for a screen, one. */
  readonly stories: readonly string[];
  /** Combinations of variants, each an extra cell of the first story. */
  readonly variants?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** A screen shows one story alone; cells of a matrix have names above them. */
  readonly screen?: boolean | undefined;
}

export interface KitMatrix {
  /** Resolves with the names of the shown cells once the page is stable. */
  show(request: MatrixRequest): Promise<readonly string[]>;
}

declare global {
  interface Window {
    kitMatrix?: KitMatrix | undefined;
  }
}
