'use client';

import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ChevronLeft } from '../../../icons/ChevronLeft.tsx';
import { ChevronRight } from '../../../icons/ChevronRight.tsx';
import { X } from '../../../icons/X.tsx';
import { ZoomIn } from '../../../icons/ZoomIn.tsx';
import type { PartTexts } from '../../../labels/Labels.ts';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { MissingPicture } from '../product-picture/MissingPicture.tsx';
import { GalleryThumbnails } from './GalleryThumbnails.tsx';
import type { GalleryImage } from './ProductGallery.tsx';

interface PictureZoomProps {
  images: readonly GalleryImage[];
  active: number;
  onSelect: (index: number, event: SyntheticEvent) => void;
  onArrowKey: (event: KeyboardEvent<HTMLElement>) => void;
  text: PartTexts<'productGallery'>;
  onClose: () => void;
}

/** A picture that fills the window, or at twice that size, with thumbnails of all. Renders a modal `<dialog>`. */
export function PictureZoom({ images, active, onSelect, onArrowKey, text, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [near, setNear] = useState(false);
  const [failed, setFailed] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const image = images[active];
  if (!image) return null;

  const handleArrowKey = (event: KeyboardEvent<HTMLElement>) => {
    // At twice the size the arrow keys scroll; on the thumbnails they were handled already.
    if (!near && !event.defaultPrevented) onArrowKey(event);
  };
  const step = (by: 1 | -1) => {
    const target = (active + by + images.length) % images.length;
    const Chevron = by === 1 ? ChevronRight : ChevronLeft;
    return (
      <IconButton
        label={`${by === 1 ? text.next : text.previous}: ${images[target]?.alt}`}
        tone="outline"
        onClick={(event) => onSelect(target, event)}
      >
        <Chevron aria-hidden className="size-5 mirror" />
      </IconButton>
    );
  };

  return (
    <dialog
      ref={dialog}
      aria-label={image.alt}
      data-slot="zoom"
      data-near={near || undefined}
      onClose={onClose}
      onKeyDown={handleArrowKey}
      className="fixed inset-0 m-0 size-full max-h-full max-w-full bg-surface-muted text-ink"
    >
      <div className="flex size-full flex-col">
        <section
          // Scrollable by keyboard while there is something to scroll (WCAG 2.1.1).
          aria-label={image.alt}
          tabIndex={near ? 0 : undefined}
          className="min-h-0 grow overflow-auto overscroll-contain -outline-offset-3!"
        >
          {failed === image.src ? (
            <MissingPicture alt="" />
          ) : (
            <img
              key={image.src}
              src={image.srcLarge ?? image.src}
              alt=""
              onError={() => setFailed(image.src)}
              className={cx(
                'object-contain object-bottom px-4 pt-4',
                near ? 'size-[200%] max-w-none' : 'size-full',
              )}
            />
          )}
        </section>
        <div className="border-t-[10px] border-rail" />
        {images.length > 1 && (
          <div className="flex items-center justify-center gap-3 bg-background p-3">
            {step(-1)}
            <GalleryThumbnails
              images={images}
              active={active}
              onSelect={onSelect}
              onArrowKey={onArrowKey}
              text={text}
              className="min-w-0"
            />
            {step(1)}
          </div>
        )}
      </div>
      <div className="fixed top-2 end-2 flex gap-2">
        <IconButton
          label={text.nearer}
          aria-pressed={near}
          onClick={() => setNear(!near)}
          className="bg-surface"
        >
          <ZoomIn aria-hidden className="size-5" />
        </IconButton>
        <IconButton label={text.close} onClick={() => dialog.current?.close()} className="bg-surface">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
    </dialog>
  );
}
