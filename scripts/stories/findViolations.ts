/** What a story is looked at in: attributes of the root, as the toolbar sets them. */
interface StoryLook {
  readonly theme: 'light' | 'dark';
  /** None for the house's own. */
  readonly brand?: string;
}

/** Every brand in every theme; a story is rendered in the first, the others are switched to in place. */
export const storyLooks: readonly StoryLook[] = [
  { theme: 'light' },
  { theme: 'dark' },
  { theme: 'light', brand: 'bouwsteen' },
  { theme: 'dark', brand: 'bouwsteen' },
];

/** A run over the stories; see scripts/test-stories.ts. */
export type StoryRun = 'default' | 'full' | 'systems';

/**
 * In how many looks a run sees each story. More contrast is seen in every brand and theme, forced colours light and
 * dark.
 */
export const looksOfRun: Readonly<Record<StoryRun, number>> = {
  default: 1,
  full: storyLooks.length,
  systems: storyLooks.length + 2,
};

/** A brand and a theme are style sheets: of axe's rules only these look at what a style sheet can change. */
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
 * What axe finds on the whole body (a popover stands outside the story's own element): every rule in the first look,
 * in the others those that a style sheet can break. Runs in the page, so it may use nothing from outside. The page
 * ends in the first look.
 *
 * @returns one line for each place, none when all is well.
 */
export async function findViolations({
  looks,
  rulesOfStyle,
  isForced = false,
}: {
  readonly looks: readonly StoryLook[];
  readonly rulesOfStyle: readonly string[];
  /** The system's colours, and its own plane behind every text, of which the styles that axe reads know nothing. */
  readonly isForced?: boolean;
}): Promise<string[]> {
  const { axe } = window as unknown as { readonly axe: Axe };
  const { dataset } = document.documentElement;
  const found: string[] = [];
  const wear = ({ theme, brand }: StoryLook) => {
    dataset.theme = theme;
    if (brand === undefined) delete dataset.brand;
    else dataset.brand = brand;
    // Asked for here, so that the transitions of the switch have begun and can be ended: one under way has colours
    // that no test chose.
    document.body.getBoundingClientRect();
    for (const animation of document.getAnimations()) {
      // One without end would be waited for in vain.
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
      else animation.finish();
    }
  };
  for (const [index, look] of looks.entries()) {
    wear(look);
    const { violations } = await axe.run(document.body, {
      resultTypes: ['violations'],
      // Only rules for sound and for rotated pages need style sheets and videos loaded; no story has either.
      preload: false,
      ...(index === 0
        ? {
            rules: {
              // A part alone has no landmarks around it; whole pages are checked for them in the journeys.
              region: { enabled: false },
              // WCAG 2.2's rule on the size of targets is off unless asked for.
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
  if (first) wear(first);
  return found;
}
