import { ProductPicture } from '@magazijn/ui';
import { pictureHref } from '../links/paths.ts';

export interface Pack {
  readonly id: string | number;
  readonly name: string;
  readonly picture: string | null;
  /** The quantity. @default 1 */
  readonly quantity?: number;
}

interface PackShelfProps {
  /** The name of the list for screen readers: 'In je winkelmand'. */
  label: string;
  packs: readonly Pack[];
  className?: string;
}

/** Packs on one shelf line, for recognition only; screen readers get all of them as a list. */
export function PackShelf({ label, packs, className = '' }: PackShelfProps) {
  return (
    <ul
      aria-label={label}
      data-slot="pack-shelf"
      className={`mx-[calc(var(--mz-bleed)*-1)] flex h-36 flex-wrap items-end gap-x-4 overflow-clip rail-b border-rail bg-surface-muted px-4 pt-4 ${className}`}
    >
      {packs.map(({ id, name, picture, quantity = 1 }) => (
        <li key={id} className="relative flex h-full w-24 shrink-0 items-end pt-6">
          <ProductPicture
            alt={quantity > 1 ? `${quantity} × ${name}` : name}
            loading="eager"
            className="h-full w-full"
            {...(picture ? { src: pictureHref(picture, 300) } : {})}
          />
          {quantity > 1 && (
            <span
              aria-hidden
              className="type-numeral absolute inset-x-0 top-0 mx-auto w-fit rounded-label bg-inverse px-1.5 text-16 leading-snug text-on-inverse"
            >
              {quantity}×
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
