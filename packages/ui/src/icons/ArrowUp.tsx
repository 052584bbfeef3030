// Written by scripts/generateIcons.ts from lucide-react.
import { Icon, type IconProps } from './Icon.tsx';

export function ArrowUp(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 12 7-7 7 7" />
      <path d="M12 19V5" />
    </Icon>
  );
}
