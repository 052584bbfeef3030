import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';

/**
 * One matrix: all stories of a file, one cell per choice of its variants, and the classes that must occur in it. Tags of
 * stories change the picture: 'picture:phone' a narrow window, 'picture:both' a wide and a narrow one (both for a whole
 * file), 'picture:alone' a page of its own, for content that is open only while it has the focus or that covers the page,
 * 'picture:contrast' also with more contrast, 'picture:elsewhere' none, since the picture of the family shows the states of
 * the component (both for a whole file).
 */
export interface MatrixPlan {
  /** The name of its pictures: 'primitives-button', 'commerce-mobilebar-menu-open', 'primitives-steptabs-phone'. */
  readonly name: string;
  readonly file: string;
  readonly stories: readonly string[];
  readonly variants: readonly Readonly<Record<string, string | number | boolean>>[];
  /** Classes by choice, 'buttonVariants tone primary': each set must occur on some element of the folder. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** The width of the window in pixels, if it is not the usual one. */
  readonly width?: number;
  readonly alone?: true;
  readonly moreContrast?: true;
  /** Repeats another matrix in a narrow window, so that it is not taken in a narrower one. */
  readonly repeats?: true;
}

export interface StoryEntry {
  readonly type: string;
  readonly title: string;
  readonly importPath: string;
  readonly exportName: string;
  readonly tags?: readonly string[];
}

const phone = { width: 360 } as const;

/** The maximum number of combinations; above it, each choice is shown alone. */
const maxCombinations = 24;

const asValue = (choice: string) =>
  choice === 'true' || choice === 'false'
    ? choice === 'true'
    : /^\d+$/.test(choice)
      ? Number(choice)
      : choice;

type Axis = readonly [axis: string, choices: readonly string[]];

/** Every combination, or each choice alone if there are too many. */
function combinations(axes: readonly Axis[]): MatrixPlan['variants'] {
  const all = axes.reduce<Record<string, string | number | boolean>[]>(
    (found, [axis, choices]) =>
      found.flatMap((one) => choices.map((choice) => ({ ...one, [axis]: asValue(choice) }))),
    [{}],
  );
  if (axes.length === 0) return [];
  if (all.length <= maxCombinations) return all;
  return axes.flatMap(([axis, choices]) => choices.map((choice) => ({ [axis]: asValue(choice) })));
}

/** The axes that the component of a story has as props, by the `VariantProps` in its module. */
function axesOf(source: string, variants: readonly Variants[]): Axis[] {
  // Variants of a prop with another name (`note?: VariantProps<…>`, or in brackets) are not props of the component.
  const named = source.matchAll(/(?<!: |\()VariantProps<typeof (\w+)>(?:\['(\w+)'\])?/g);
  const omitted = new Set(
    [...source.matchAll(/Omit<[^;]*?VariantProps[^;]*?'(\w+)'>/g)].map(([, axis]) => axis),
  );
  return [...named].flatMap(([, name, only]) =>
    Object.entries(variants.find((each) => each.name === name)?.axes ?? {})
      .filter(([axis]) => (only === undefined || axis === only) && !omitted.has(axis))
      .map(([axis, choices]): Axis => [axis, Object.keys(choices)]),
  );
}

/**
 * The matrices to take pictures of, from the built stories and the variants in the sources.
 *
 * @param kit the kit's folder.
 * @throws Error when a choice cannot be listed, or a component's folder has no story.
 */
export function matrixPlan(entries: readonly StoryEntry[], kit: string): MatrixPlan[] {
  const files = new Map<string, StoryEntry[]>();
  for (const entry of entries) {
    const isPart = entry.type === 'story' && /\/src\/(components|link)\//.test(entry.importPath);
    if (!isPart || entry.title.startsWith('Patterns/') || entry.tags?.includes('picture:elsewhere')) continue;
    // Bad data is checked for cut texts and overflow instead.
    if (entry.tags?.includes('stress')) continue;
    files.set(entry.importPath, [...(files.get(entry.importPath) ?? []), entry]);
  }
  const withStories = new Set([...files.keys()].map((file) => basename(dirname(file))));
  const folders = globSync('src/components/*/*', { cwd: kit }).map((folder) => basename(folder));
  const withoutStory = folders.filter((folder) => !withStories.has(folder) && folder !== 'page-layout');
  if (withoutStory.length > 0)
    throw new Error(`These components have no story, so no picture: ${withoutStory.join(', ')}.`);

  return [...files].flatMap(([file, stories]): MatrixPlan[] => {
    const folder = dirname(join(kit, file.replace('./packages/ui/', '')));
    const modules = globSync('*.{ts,tsx}', { cwd: folder }).filter(
      (name) => !/\.(test|stories)\./.test(name),
    );
    const sources = new Map(modules.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    const variants = [...sources].flatMap(([name, source]) => variantChoices(source, name));
    const [, component = ''] =
      /component: (\w+)/.exec(readFileSync(join(folder, basename(file)), 'utf8')) ?? [];
    const choices = variants.flatMap(({ name, axes }) =>
      Object.entries(axes).flatMap(([axis, classes]) =>
        Object.entries(classes).map(([choice, list]) => [`${name} ${axis} ${choice}`, list] as const),
      ),
    );
    const name = (stories[0]?.title ?? '').toLowerCase().replace(/\W+/g, '-');
    const hasTag = (story: StoryEntry | undefined, tag: string) =>
      story?.tags?.includes(`picture:${tag}`) ?? false;
    // Stories with the tag 'do-not' show misuse, not a state of the component.
    const together = stories.filter((story) => !hasTag(story, 'alone') && !story.tags?.includes('do-not'));
    const all: MatrixPlan = {
      name,
      file,
      stories: together.map(({ exportName }) => exportName),
      variants: combinations(axesOf(sources.get(`${component}.tsx`) ?? '', variants)),
      choices: Object.fromEntries(choices),
      ...(hasTag(stories[0], 'phone') && phone),
    };
    return [
      ...(together.length > 0
        ? [{ ...all, ...(hasTag(stories[0], 'contrast') && { moreContrast: true as const }) }]
        : []),
      ...(hasTag(stories[0], 'both')
        ? [{ ...all, name: `${name}-phone`, ...phone, repeats: true as const }]
        : []),
      ...stories
        .filter((story) => hasTag(story, 'alone'))
        .map(
          (story): MatrixPlan => ({
            ...all,
            name: `${name}-${kebab(story.exportName)}`,
            stories: [story.exportName],
            variants: [],
            alone: true,
          }),
        ),
    ];
  });
}

/** The first sheet of each file, which the default run takes. */
export const mainPlans = (plans: readonly MatrixPlan[]): MatrixPlan[] =>
  plans.filter((plan, at) => plans.findIndex(({ file }) => file === plan.file) === at);

/** The variants of one `cva()` call. */
interface Variants {
  /** The name of the constant: `buttonVariants`. */
  readonly name: string;
  readonly axes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/**
 * The variants that a module declares by `cva()`, read from its source.
 *
 * @throws Error with the source of a choice that is not a literal, and so cannot be listed
 */
export function variantChoices(source: string, name: string): Variants[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const constants = new Map<string, ts.Expression>();
  const unlisted = (node: ts.Node) =>
    new Error(
      `${name}: “${node.getText(file).slice(0, 60)}” is not a list of classes, so its choices cannot be listed.`,
    );

  const classes = (node: ts.Expression): string[] => {
    if (ts.isStringLiteralLike(node)) return node.text.split(/\s+/).filter(Boolean);
    if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(classes);
    if (node.kind === ts.SyntaxKind.NullKeyword) return [];
    const known = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    if (known) return classes(known);
    throw unlisted(node);
  };
  const entries = (node: ts.Expression): [string, ts.Expression][] => {
    const object = ts.isAsExpression(node) ? node.expression : node;
    if (!ts.isObjectLiteralExpression(object)) throw unlisted(node);
    return object.properties.map((property) => {
      if (ts.isShorthandPropertyAssignment(property)) return [property.name.text, property.name];
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
        throw unlisted(property);
      return [property.name.text, property.initializer];
    });
  };

  const found: Variants[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      constants.set(node.name.text, node.initializer);
      const call = node.initializer;
      if (ts.isCallExpression(call) && call.expression.getText(file) === 'cva') {
        const [, options] = call.arguments;
        const variants = options ? entries(options).find(([key]) => key === 'variants')?.[1] : undefined;
        const axes = (variants ? entries(variants) : []).map(([axis, choices]) => [
          axis,
          Object.fromEntries(entries(choices).map(([choice, value]) => [choice, classes(value)])),
        ]);
        found.push({ name: node.name.text, axes: Object.fromEntries(axes) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** 'Patterns/EmptyAndError' as a file name: 'patterns-empty-and-error'. */
export const kebab = (text: string): string =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/\W+/g, '-')
    .toLowerCase();
