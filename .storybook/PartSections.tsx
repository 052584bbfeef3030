import { ArgTypes, Heading, Markdown, Source, Story } from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import type { ComponentDocs } from '../packages/ui/src/docs/ComponentDocs.ts';
import { changelog } from '../packages/ui/src/docs/changelog.ts';
import { docsSections, labelTables, list } from '../packages/ui/src/docs/docsSections.ts';
import { isStoryOfExport } from '../packages/ui/src/docs/isStoryOfExport.ts';
import { partHistory } from '../packages/ui/src/docs/partHistory.ts';
import * as kit from '../packages/ui/src/index.ts';
import { en } from '../packages/ui/src/labels/en.ts';
import { fr } from '../packages/ui/src/labels/fr.ts';
import * as shop from '../packages/ui/src/shop.ts';
import { type PageEntry, pageOf } from './partDocs.ts';

const parts: Readonly<Record<string, unknown>> = { ...kit, ...shop };

const statusTexts = {
  stable: 'Its props change in a major version only.',
  beta: 'Tested and in use, but its props may still change in a minor version.',
  deprecated: 'It works until the next major version, which removes it.',
} as const;

/** Status, aliases and import of a component. */
export function PartFacts({ docs }: { docs: ComponentDocs }) {
  const { status, exports, alsoCalled } = docs;
  return (
    <>
      <div className="sb-unstyled mb-4 grid gap-2 text-15 text-ink">
        <p>
          <b className="mr-2 rounded-label border border-ink px-2 py-0.5" data-status={status}>
            {status}
          </b>
          <span className="text-ink-2">{statusTexts[status]}</span>
        </p>
        <p className="text-ink-2">Also called: {alsoCalled.join(', ')}.</p>
      </div>
      <Source
        code={`import { ${exports.join(', ')} } from '@magazijn/ui${exports.some((name) => name in shop) ? '/shop' : ''}';`}
        language="tsx"
        dark
      />
    </>
  );
}

/** When to use a component and when not, with live examples. */
export function PartGuidance({ docs, stories }: { docs: ComponentDocs; stories: readonly PreparedStory[] }) {
  return (
    <>
      <Heading>When to use it</Heading>
      <Markdown>{list(docs.useWhen)}</Markdown>
      <Heading>When not to</Heading>
      <Markdown>{list(docs.avoidWhen)}</Markdown>
      <div className="sb-unstyled my-6 grid gap-6 text-15 text-ink wide:grid-cols-2">
        {docs.pictures.map(({ story, good, says }) => {
          const found = stories.find(({ id }) => isStoryOfExport(id, story));
          // The story belongs to another component of the family.
          if (!found) return null;
          return (
            <figure
              key={story}
              className={`grid min-w-0 grid-cols-1 grid-rows-[1fr_auto] border border-rule border-t-4 ${good ? 'border-t-positive' : 'border-t-danger'}`}
            >
              {/* Not centred, since a component that fills its parent would have no width. */}
              <div className="grid grid-cols-1 content-center bg-background p-6">
                <Story of={found.moduleExport} />
              </div>
              <figcaption className="border-t border-rule bg-surface p-4">
                <b className={good ? 'text-positive' : 'text-danger'}>{good ? 'Do' : 'Do not'}</b>
                <Markdown>{says}</Markdown>
              </figcaption>
            </figure>
          );
        })}
      </div>
    </>
  );
}

/** Anatomy, texts, keyboard, accessibility, props, labels, related components and history. */
export function PartReference({
  docs,
  examples,
  props,
}: {
  docs: ComponentDocs;
  examples: number;
  props: ReactNode;
}) {
  const history = partHistory(changelog, docs.exports);
  return (
    <>
      {docsSections(docs).map(({ title, text }) => (
        <section key={title}>
          <Heading>{title}</Heading>
          <Markdown>{text}</Markdown>
        </section>
      ))}
      <Heading>Evidence</Heading>
      <Markdown>{list(evidence(docs, examples))}</Markdown>
      <Heading>Props</Heading>
      {props}
      {docs.exports.slice(1).map((name) => (
        <section key={name}>
          <h3>{name}</h3>
          <ArgTypes of={parts[name] as ModuleExport} />
        </section>
      ))}
      {docs.labels && (
        <>
          <Heading>Labels</Heading>
          <Markdown>{labelTables(docs.labels, { English: en, French: fr })}</Markdown>
        </>
      )}
      <Heading>Related</Heading>
      <RelatedParts names={docs.related} />
      <Heading>History</Heading>
      <Markdown>{history.length > 0 ? list(history) : 'Nothing changed since its first release.'}</Markdown>
    </>
  );
}

/** The automated checks of a component. */
const evidence = ({ keyboard }: ComponentDocs, examples: number): string[] => [
  `axe checks its ${examples} examples, bad input included, in both brands and themes: WCAG 2.2, target size included.`,
  'At 360 and 1440 px nothing overflows the window, with text at 200 % and with doubled labels. A word of 200 letters after each label fits a phone, and cut text has its whole text in its `title`.',
  ...(keyboard.length > 0 ? ['Its tab stops and keys are tested in a browser.'] : []),
  'Its pictures in a wide and a narrow window and in forced colours are compared pixel by pixel.',
];

/** Links to the docs pages of other components. */
function RelatedParts({ names }: { names: readonly string[] }) {
  const [entries, setEntries] = useState<readonly PageEntry[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    fetch('./index.json', { signal: controller.signal })
      .then((response) => response.json())
      .then((index: { entries: Record<string, PageEntry> }) => setEntries(Object.values(index.entries)))
      .catch(() => undefined);
    return () => controller.abort();
  }, []);
  return (
    <ul>
      {names.map((name) => {
        const page = pageOf(name, entries);
        return (
          <li key={name}>
            {page ? (
              <a href={`./?path=/docs/${page.id}`} target="_top">
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}
