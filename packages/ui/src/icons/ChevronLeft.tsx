// Written by scripts/generateIcons.ts from lucide-react.
import { Icon, type IconProps } from './Icon.tsx';

export function ChevronLeft(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m15 18-6-6 6-6" />
    </Icon>
  );
}
