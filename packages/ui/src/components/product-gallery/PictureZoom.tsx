'use client';

import { X, ZoomIn } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PartTexts } from '../../labels/Labels.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { MissingPicture } from '../product-picture/MissingPicture.tsx';
import type { GalleryImage } from './ProductGallery.tsx';

/** Props of {@link PictureZoom}. */
interface PictureZoomProps {
  image: GalleryImage;
  text: PartTexts<'productGallery'>;
  onClose: () => void;
}

/**
 * A picture that fills the window, and at twice that size, to scroll over. A native modal `<dialog>`: Escape closes
 * it and the focus goes back to where it was.
 */
export function PictureZoom({ image, text, onClose }: PictureZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [near, setNear] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-label={image.alt}
      data-slot="zoom"
      data-near={near || undefined}
      onClose={onClose}
      className="group/zoom fixed inset-0 m-0 size-full max-h-full max-w-full bg-surface-muted text-ink"
    >
      <section
        // Scrolled by keyboard too, when there is something to scroll (WCAG 2.1.1).
        aria-label={image.alt}
        tabIndex={near ? 0 : undefined}
        className="size-full overflow-auto overscroll-contain -outline-offset-3!"
      >
        {failed ? (
          <MissingPicture alt="" />
        ) : (
          <img
            src={image.srcLarge ?? image.src}
            alt=""
            onError={() => setFailed(true)}
            className="size-full object-contain p-4 group-data-near/zoom:size-[200%] group-data-near/zoom:max-w-none"
          />
        )}
      </section>
      <div className="fixed top-2 right-2 flex gap-2">
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
