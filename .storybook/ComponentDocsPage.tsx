import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentDocs } from '../packages/ui/src/docs/ComponentDocs.ts';
import { docsMarkdown } from '../packages/ui/src/docs/docsMarkdown.ts';
import { en } from '../packages/ui/src/labels/en.ts';
import { fr } from '../packages/ui/src/labels/fr.ts';

const modules = import.meta.glob<{ docs: ComponentDocs }>('../packages/ui/src/**/*.docs.ts', { eager: true });
const all = Object.values(modules).map(({ docs }) => docs);

/**
 * The page of a part: what it is (its TSDoc), one example, when to take it, what it consists of, keys, texts, and
 * then every story. It is found by the name of the story's component, so that no story has to mention it.
 */
export function ComponentDocsPage() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const component: unknown = story?.component;
  const name = exportedName(component) ?? story?.title.split('/').at(-1) ?? '';
  const docs = all.find(({ exports }) => exports.includes(name));
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {docs && <ComponentDocsSections docs={docs} />}
      <Stories includePrimary={false} />
    </>
  );
}

/** The build shortens a function's own name; the docgen keeps it. */
function exportedName(component: unknown): string | undefined {
  if (typeof component !== 'function') return undefined;
  const docgen: unknown = Reflect.get(component, '__docgenInfo');
  const shown: unknown =
    typeof docgen === 'object' && docgen ? Reflect.get(docgen, 'displayName') : undefined;
  return typeof shown === 'string' ? shown : undefined;
}

/** What a part's docs file says, in the order in which one asks. */
function ComponentDocsSections({ docs }: { docs: ComponentDocs }) {
  return <Markdown>{docsMarkdown(docs, { English: en, French: fr })}</Markdown>;
}
