import { ArgTypes, Canvas, DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import * as kit from '../packages/ui/src/index.ts';
import * as shop from '../packages/ui/src/shop.ts';
import { PartFacts, PartGuidance, PartReference } from './PartSections.tsx';
import { partDocs } from './partDocs.ts';

const parts: Readonly<Record<string, unknown>> = { ...kit, ...shop };

/** The page of a part whose examples stand among those of its family: of `Checkbox` among the fields. */
export function PartPage({
  name,
  example,
  stories,
}: {
  name: string;
  example: ModuleExport;
  /** The stories of its family, its pictures among them. */
  stories: Readonly<Record<string, ModuleExport>>;
}) {
  const context = useContext(DocsContext);
  const docs = partDocs(name);
  if (!docs) throw new Error(`There is no page of ${name}.`);
  const pictures = docs.pictures.map(({ story }) => context.resolveOf(stories[story], ['story']).story);
  const component = parts[name] as ModuleExport;
  return (
    <>
      <h1>{name}</h1>
      <PartFacts docs={docs} />
      <Markdown>
        {String(Reflect.get(Reflect.get(Object(component), '__docgenInfo') ?? {}, 'description') ?? '')}
      </Markdown>
      <Canvas of={example} />
      <PartGuidance docs={docs} stories={pictures} />
      <PartReference docs={docs} examples={1} props={<ArgTypes of={component} />} />
    </>
  );
}
