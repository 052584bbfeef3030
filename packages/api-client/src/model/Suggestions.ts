/** What somebody may mean who is typing. Texts are plain text; an absent one is an empty string. */
export interface Suggestions {
  readonly products: readonly {
    readonly name: string;
    readonly contents: string;
    /** As the back end gives it: to be checked before anybody is sent there. */
    readonly href: string;
    /** The name of its picture. */
    readonly picture: string | null;
  }[];
  readonly categories: readonly {
    readonly name: string;
    /** The category above it; empty at the top. */
    readonly parentName: string;
    readonly href: string;
  }[];
}
