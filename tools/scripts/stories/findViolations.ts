/** A theme and a brand, as attributes of the root. */
interface StoryLook {
  readonly theme: 'light' | 'dark';
  /** The first brand without it. */
  readonly brand?: string;
}

/** All brands and themes. A story renders in the first and is switched to the others. */
export const storyLooks: readonly StoryLook[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', brand: 'bouwsteen' },
  { theme: 'dark', brand: 'bouwsteen' },
];

/** A kind of run; see tools/scripts/test-stories.ts. */
export type StoryRun = 'default' | 'full' | 'systems';

/**
 * The number of looks of each story in a run. `systems` has more contrast in every brand and theme, and forced colours
 * light and dark.
 */
export const looksOfRun: Readonly<Record<StoryRun, number>> = {
  default: 1,
  full: storyLooks.length,
  systems: storyLooks.length + 2,
};

/** The axe rules that depend on styles, the only ones to repeat for another brand or theme. */
export const rulesOfStyle: readonly string[] = ['color-contrast', 'target-size', 'link-in-text-block'];

/** The part of axe that is used; the page has it as `window.axe`. */
interface Axe {
  run(
    context: Element,
    options: Readonly<Record<string, unknown>>,
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly {
        readonly target: readonly unknown[];
        readonly html: string;
        readonly failureSummary?: string;
      }[];
    }[];
  }>;
}

/**
 * Axe violations of the body: all rules in the first look, those that depend on styles in the others. The body, since
 * popovers render outside of the story's element. Ends in the first look. Runs in the page, so it uses nothing from
 * this module.
 *
 * @returns one line for each element
 */
export async function findViolations({
  looks,
  rulesOfStyle,
  isForced = false,
}: {
  readonly looks: readonly StoryLook[];
  readonly rulesOfStyle: readonly string[];
  /** With forced colours axe cannot read contrast from computed styles. */
  readonly isForced?: boolean;
}): Promise<string[]> {
  const { axe } = window as unknown as { readonly axe: Axe };
  const { dataset } = document.documentElement;
  const found: string[] = [];
  const apply = ({ theme, brand }: StoryLook) => {
    dataset.theme = theme;
    if (brand === undefined) delete dataset.brand;
    else dataset.brand = brand;
    // Forces a layout, so that the transitions have started and can be ended.
    document.body.getBoundingClientRect();
    for (const animation of document.getAnimations()) {
      // An endless animation cannot be finished.
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
  };
  for (const [index, look] of looks.entries()) {
    apply(look);
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // Preloading serves rules for audio and orientation only, which no story needs.
      preload: false,
      ...(index === 0
        ? {
            rules: {
              // A component has no landmarks around it; journeys check whole pages.
              region: { enabled: false },
              // axe disables WCAG 2.2's target size by default.
              'target-size': { enabled: true },
              'color-contrast': { enabled: !isForced },
            },
          }
        : { runOnly: { type: 'rule', values: rulesOfStyle } }),
    });
    for (const { id, help, nodes } of violations) {
      for (const { target, html, failureSummary } of nodes) {
        found.push(
          `${look.brand ?? 'house'} ${look.theme}: ${help} (${id}) at ${target.join(' ')}\n  ${html.slice(0, 200)}\n  ${failureSummary ?? ''}`,
        );
      }
    }
  }
  const [first] = looks;
  if (first) apply(first);
  return found;
}
