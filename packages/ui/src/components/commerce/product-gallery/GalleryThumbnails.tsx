'use client';

import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { useCurrentInView } from '../../../internals/hooks/useCurrentInView.ts';
import type { PartTexts } from '../../../labels/Labels.ts';
import { ProductPicture } from '../product-picture/ProductPicture.tsx';
import type { GalleryImage } from './ProductGallery.tsx';

/** Props of {@link GalleryThumbnails}. */
interface GalleryThumbnailsProps {
  images: readonly GalleryImage[];
  /** Which one is large, counted from 0. */
  active: number;
  onSelect: (index: number, event: SyntheticEvent) => void;
  /** Takes a key that walks along them, and the focus with it. */
  onWalk: (event: KeyboardEvent<HTMLElement>) => void;
  text: PartTexts<'productGallery'>;
  className?: string | undefined;
}

/**
 * The small pictures in one row, however many there are: the large one's is kept in sight, and arrow keys walk. A listbox
 * whose choice goes along with the focus; both pairs of arrows walk, since it stands upright beside a wide picture.
 */
export function GalleryThumbnails({
  images,
  active,
  onSelect,
  onWalk,
  text,
  className,
}: GalleryThumbnailsProps) {
  const row = useRef<HTMLDivElement>(null);
  useCurrentInView(row, images[active]?.src);

  return (
    <div
      ref={row}
      role="listbox"
      aria-label={text.pictures}
      className={cx('flex gap-3 overflow-x-auto overscroll-x-contain', className)}
    >
      {images.map((each, index) => (
        <button
          key={each.src}
          type="button"
          role="option"
          aria-label={`${text.show} ${index + 1}: ${each.alt}`}
          aria-selected={index === active}
          // One stop of Tab, however many there are; the arrow keys walk.
          tabIndex={index === active ? 0 : -1}
          onClick={(event) => onSelect(index, event)}
          onKeyDown={onWalk}
          className={cx(
            'flex size-16 shrink-0 items-center justify-center rounded-label bg-surface-muted -outline-offset-3! hover:border-ink',
            index === active ? 'border-2 border-ink' : 'border border-rule',
          )}
        >
          <ProductPicture src={each.thumbnail} alt="" dimension={60} className="size-15" />
        </button>
      ))}
    </div>
  );
}
