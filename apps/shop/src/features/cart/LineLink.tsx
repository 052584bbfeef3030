import type { CartLine } from '@magazijn/api-client';
import type { MouseEvent, ReactNode } from 'react';

export const lineId = ({ productId }: Pick<CartLine, 'productId'>): string => `regel-${productId}`;

/** Focuses the line's quantity and scrolls the line into view; the address does not change. */
function goToLine(event: MouseEvent, id: string): void {
  const line = document.getElementById(id);
  if (!line) return;
  event.preventDefault();
  line.querySelector('input')?.focus({ preventScroll: true });
  line.scrollIntoView({ block: 'center' });
}

interface LineLinkProps {
  line: CartLine;
  children: ReactNode;
}

/** A link to a line in the same page, where its quantity can be corrected. */
export function LineLink({ line, children }: LineLinkProps) {
  const id = lineId(line);
  return (
    <a href={`#${id}`} onClick={(event) => goToLine(event, id)} className="inline-block py-3">
      {children}
    </a>
  );
}
