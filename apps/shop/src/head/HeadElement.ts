/** An element of a document's head that is not React's. */
export type HeadElement =
  | {
      readonly tag: 'meta' | 'link';
      readonly attributes: Readonly<Record<string, string>>;
    }
  | { readonly tag: 'script'; readonly attributes: Readonly<Record<string, string>>; readonly json: unknown };

/** Marks them, so that the next page takes them away. */
export const headMark = 'data-head';
