import { type ComponentProps, useState } from 'react';
import { pictureHref } from '../../shared/links/paths.ts';

/** Attributes of a decorative `<img>`; null without a picture, and when it fails to load. */
export function useOptionalPicture(
  picture: string | null,
  width: number,
  height = width,
): ComponentProps<'img'> | null {
  const [failed, setFailed] = useState<string | null>(null);
  if (!picture || picture === failed) return null;
  return {
    // It may fail before React attaches its listener: then it is complete without a width.
    ref: (image) => {
      if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(picture);
    },
    onError: () => setFailed(picture),
    src: pictureHref(picture, width, height),
    width,
    height,
  };
}
