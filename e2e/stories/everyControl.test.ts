import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { showStory } from './openStory.ts';

// The first two values of each control must render differently in at least one story.

interface Control {
  readonly story: string;
  readonly title: string;
  readonly arg: string;
  readonly choices: readonly unknown[];
}

/** Controls that change the keyboard only. */
const keyboardOnly = ['Primitives/Tabs activationMode'];

interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__: {
    extract(): Promise<
      Record<
        string,
        {
          readonly id: string;
          readonly title: string;
          readonly tags: readonly string[];
          readonly argTypes: Record<string, { readonly options?: readonly unknown[] }>;
        }
      >
    >;
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    emit(event: 'updateStoryArgs', args: { storyId: string; updatedArgs: Record<string, unknown> }): void;
    once(event: 'storyRendered', then: () => void): void;
  };
}

/** The controls with choices of all stories, stress and 'do not' examples aside. Runs in the page. */
async function findControls(): Promise<Control[]> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow;
  return Object.values(await preview.extract())
    .filter(({ tags }) => !tags.includes('stress') && !tags.includes('do-not'))
    .flatMap(({ id, title, argTypes }) =>
      Object.entries(argTypes)
        .filter(([, { options }]) => options && options.length > 1)
        .map(([arg, { options = [] }]) => ({ story: id, title, arg, choices: options })),
    );
}

/** The page's HTML after the story has rendered with the choice. Runs in the page. */
function renderWith({
  story,
  arg,
  choice,
}: {
  story: string;
  arg: string;
  choice: unknown;
}): Promise<string> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow;
  return new Promise((resolve) => {
    channel.once('storyRendered', () =>
      requestAnimationFrame(() => setTimeout(() => resolve(document.body.innerHTML))),
    );
    channel.emit('updateStoryArgs', { storyId: story, updatedArgs: { [arg]: choice } });
  });
}

async function changesStory(page: Page, { story, arg, choices }: Control): Promise<boolean> {
  const shown: string[] = [];
  for (const choice of choices.slice(0, 2))
    shown.push(await page.evaluate(renderWith, { story, arg, choice }));
  return shown[0] !== shown[1];
}

test('every control of every component changes a story', async () => {
  const page = await showStory('primitives-button--primary');
  const controls = await page.evaluate(findControls);
  const byName = Map.groupBy(controls, ({ title, arg }) => `${title} ${arg}`);
  expect(byName.size).toBeGreaterThan(60);
  const withoutEffect = new Set(byName.keys());
  for (const [story, own] of Map.groupBy(controls, (control) => control.story)) {
    const open = own.filter(({ title, arg }) => withoutEffect.has(`${title} ${arg}`));
    if (open.length === 0) continue;
    await showStory(story);
    for (const control of open)
      if (await changesStory(page, control)) withoutEffect.delete(`${control.title} ${control.arg}`);
  }
  expect([...withoutEffect]).toEqual(keyboardOnly);
});
