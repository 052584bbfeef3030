import type { ComponentProps } from 'react';

/** The props of every icon: those of its `<svg>`. */
export type IconProps = ComponentProps<'svg'>;

/**
 * The `<svg>` of every icon: 24 pixels in the colour of the text, unless props or classes say otherwise. It is hidden
 * from assistive technology unless it has a name or a role of its own.
 */
export function Icon(props: IconProps) {
  const isNamed = props['aria-label'] ?? props['aria-labelledby'] ?? props.role;
  return (
    <svg
      width={24}
      height={24}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={isNamed ? undefined : true}
      {...props}
    />
  );
}
