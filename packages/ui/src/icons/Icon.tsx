import type { ComponentProps } from 'react';

/** The props of every icon: those of its `<svg>`. */
export type IconProps = ComponentProps<'svg'>;

/** The `<svg>` of every icon, 24 px; hidden from assistive technology unless it has a name or a role. */
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
