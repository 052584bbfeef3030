import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { PartFacts, PartGuidance, PartReference } from './PartSections.tsx';
import { partDocs } from './partDocs.ts';

/** The docs page of a component, from its TSDoc and its `*.docs.ts`, found by the name of the story's component. */
export function ComponentDocsPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [story] = stories;
  const component: unknown = story?.component;
  const title = story?.title.split('/').at(-1) ?? '';
  const docs = partDocs(exportedName(component) ?? title) ?? partDocs(title);
  if (!docs)
    return (
      <>
        <Title />
        <Subtitle />
        <Description />
        <Stories title={<Heading>Examples</Heading>} />
      </>
    );
  return (
    <>
      <Title />
      <Subtitle />
      <PartFacts docs={docs} />
      <Description />
      <Primary />
      <PartGuidance docs={docs} stories={stories} />
      <PartReference
        docs={docs}
        examples={stories.filter(({ tags }) => !tags.includes('do-not')).length}
        props={<Controls />}
      />
      <Stories title={<Heading>Examples</Heading>} includePrimary={false} />
    </>
  );
}

/** The exported name from docgen, since the build minifies function names. */
function exportedName(component: unknown): string | undefined {
  if (typeof component !== 'function') return undefined;
  const docgen: unknown = Reflect.get(component, '__docgenInfo');
  const shown: unknown =
    typeof docgen === 'object' && docgen ? Reflect.get(docgen, 'displayName') : undefined;
  return typeof shown === 'string' ? shown : undefined;
}
