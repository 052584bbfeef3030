import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentDocs } from '../packages/ui/src/docs/ComponentDocs.ts';
import { docsMarkdown } from '../packages/ui/src/docs/docsMarkdown.ts';
import { englishLabels } from '../packages/ui/src/labels/englishLabels.ts';

const english: Readonly<Record<string, object>> = englishLabels;

/** What a part's docs file says, in the order in which one asks. */
export function ComponentDocsSections({ docs }: { docs: ComponentDocs }) {
  return <Markdown>{docsMarkdown(docs, english)}</Markdown>;
}
