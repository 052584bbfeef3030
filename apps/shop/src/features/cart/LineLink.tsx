import type { CartLine } from '@magazijn/api-client';
import type { MouseEvent, ReactNode } from 'react';

/** The id of a line in the page. */
export const lineId = ({ productId }: Pick<CartLine, 'productId'>): string => `regel-${productId}`;

/** Puts the keyboard in the line's quantity, with the whole line in sight; the address and the router are left alone. */
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

/** Leads to a line further down in the same page, where its quantity can be mended. */
export function LineLink({ line, children }: LineLinkProps) {
  const id = lineId(line);
  return (
    <a href={`#${id}`} onClick={(event) => goToLine(event, id)} className="inline-block py-3">
      {children}
    </a>
  );
}
