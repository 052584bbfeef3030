/** The files of a part's folder, as text. */
export interface PartFiles {
  /** The components themselves. */
  readonly code: readonly string[];
  readonly stories: readonly string[];
  readonly tests: readonly string[];
  /** `*.docs.ts`. */
  readonly pages: readonly string[];
}

/** A list that a part must be given: `items: readonly Item[];`. */
const listProp = /^ {2}(\w+): readonly [^;=()]+\[\];$/gm;

/** The lists that the public components of a folder must be given. */
const listsOf = (code: readonly string[]): string[] => {
  const open = code.filter((text) => /^export (interface|type) \w+Props\b/m.test(text));
  return [...new Set(open.flatMap((text) => [...text.matchAll(listProp)].map(([, name = '']) => name)))];
};

/**
 * What a part lacks of what every part has: stories, a page, tests, and among the stories the input that no back end
 * should send and some do.
 *
 * @returns one line each; empty when all is there.
 */
export function missingOfPart({ code, stories, tests, pages }: PartFiles): string[] {
  const said = stories.join('\n');
  const needs: readonly (readonly [boolean, string])[] = [
    [stories.length > 0, 'stories'],
    [pages.length > 0, 'a page (Name.docs.ts)'],
    [tests.length > 0, 'tests'],
    [/oneLetter|badTexts|'A'/.test(said), 'a story with a text of one letter (oneLetter)'],
    [/longName|unbrokenName|badTexts/.test(said), 'a story with 200 letters (longName, unbrokenName)'],
    [/markupName|badTexts/.test(said), 'a story with HTML in its texts (markupName)'],
    ...listsOf(code).map(
      (list) =>
        [
          new RegExp(`\\b${list}(: |=\\{)\\[\\]`).test(said),
          `a story with an empty list of ${list}`,
        ] as const,
    ),
  ];
  return needs.flatMap(([there, what]) => (there ? [] : [what]));
}
