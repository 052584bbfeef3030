import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';

interface MissingPictureProps {
  alt: string;
}

/** An outlined parcel in place of a missing picture. Screen readers still read the alternative text. */
export function MissingPicture({ alt }: MissingPictureProps) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        className="h-3/5 max-h-full w-auto fill-none stroke-ink-3"
        strokeWidth="1.5"
      >
        <path d="M14 40h72v60H14zM14 40l8-16h56l8 16M50 24v30M40 40v16l5-4 5 4 5-4 5 4V40" />
      </svg>
      {alt !== '' && <VisuallyHidden>{alt}</VisuallyHidden>}
    </>
  );
}
