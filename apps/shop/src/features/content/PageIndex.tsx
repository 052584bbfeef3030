import { Link } from '@magazijn/ui';
import { skipTo } from '../../shared/page/skipTo.ts';
import type { Section } from './sections.ts';

const texts = { title: 'Op deze pagina' };

export function PageIndex({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-labelledby="op-deze-pagina" className="wide:sticky wide:top-(--mz-top)">
      <h2 id="op-deze-pagina" className="border-b-2 border-ink pb-3 text-17 leading-snug">
        {texts.title}
      </h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id} className="border-b border-rule">
            <Link
              href={`#${id}`}
              onClick={skipTo}
              className="flex min-h-12 items-center py-2 leading-snug underline-offset-4 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
