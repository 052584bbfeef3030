import type { ShoppingListLine } from '@magazijn/api-client';
import type { ListLine } from '@magazijn/domain/lists';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listTexts as texts } from './listTexts.ts';

interface PickListProps {
  lines: readonly ListLine[];
  known: ReadonlyMap<number, ShoppingListLine>;
}

/** The printed list for a storeroom, with a box to tick for each product. */
export function PickList({ lines, known }: PickListProps) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  if (!printing) return null;
  const { done, article, product, quantity } = texts.pickColumns;
  return (
    // For print only, so hidden from screen readers.
    <table aria-hidden className="mt-4 hidden w-full border-collapse text-start text-15 print:table">
      <thead>
        <tr>
          {[done, article, product, quantity].map((title) => (
            <th key={title} scope="col" className="border-b-2 border-ink px-2 py-1 text-start">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const own = known.get(line.productId);
          const { name, contents, articleNumber } = own?.product ?? { ...own, contents: '' };
          return (
            <tr key={line.productId} className="break-inside-avoid">
              <td className="border-b border-rule px-2 py-1.5">
                <span className="block size-4 border border-ink" />
              </td>
              <td className="border-b border-rule px-2 py-1.5">{articleNumber}</td>
              <td className="border-b border-rule px-2 py-1.5">
                {[name, contents].filter(Boolean).join(', ')}
              </td>
              <td className="border-b border-rule px-2 py-1.5 font-bold">
                {line.quantity.toLocaleString('nl-NL')}
                {line.kind === 'stock' && ` (${texts.pickStock})`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
