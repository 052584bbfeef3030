/**
 * What one should know of a part besides its props, which Storybook reads from the TSDoc. It stands beside the part
 * as `Button.docs.ts` and exports `docs`; `.storybook/ComponentDocsPage.tsx` sets it as a page.
 */
export interface ComponentDocs {
  /** The exported parts this page speaks of, the main one first. */
  readonly exports: readonly [string, ...string[]];
  /** Other names under which people look for it. */
  readonly alsoCalled: readonly string[];
  readonly useWhen: readonly string[];
  /** Each says what to take instead. */
  readonly avoidWhen: readonly string[];
  /** Live examples beside that guidance: what to do, and what not; each page shows those that it has stories of. */
  readonly pictures: readonly GuidancePicture[];
  /** How far one may rely on it (docs/kit/versions.md). */
  readonly status: 'stable' | 'beta' | 'deprecated';
  /** What it does by itself, measures, announces and leaves to its caller, also with little room or without scripts. */
  readonly howItWorks: readonly string[];
  /** What goes wrong in it, and what it says then. */
  readonly errors?: readonly string[] | undefined;
  /** How the texts in it are written. */
  readonly content: readonly string[];
  /** What it does where there is little room or much, and with text at twice the size. */
  readonly responsive: readonly string[];
  /** Parts that stand beside it or in its place, by the name that the kit exports. */
  readonly related: readonly string[];
  /** What it consists of; `slot` is the `data-slot` that the element really carries. */
  readonly anatomy: readonly AnatomyPart[];
  /** Empty when nothing in it takes the keyboard. */
  readonly keyboard: readonly KeyboardRow[];
  /** What it does for assistive technology, and what it leaves to whoever uses it. */
  readonly accessibility: readonly string[];
  /** The default texts under their own name, for example `{ buttonLabels }`; absent when the part has none. */
  readonly labels?: Readonly<Record<string, object>> | undefined;
}

/** A story that shows what to do, or what not; one tagged 'do-not' is shown here alone. */
export interface GuidancePicture {
  /** The story's export. */
  readonly story: string;
  readonly good: boolean;
  /** Why, in one sentence. */
  readonly says: string;
}

/** One element of a part. */
export interface AnatomyPart {
  readonly part: string;
  readonly slot?: string | undefined;
  readonly what: string;
}

/** What a key does: `{ keys: 'Enter, Space', does: 'Presses it.' }`. */
export interface KeyboardRow {
  readonly keys: string;
  readonly does: string;
}
