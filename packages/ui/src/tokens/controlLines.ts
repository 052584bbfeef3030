import { measureText } from './cssText.ts';
import type { ControlTokens } from './TokenFile.ts';

export function controlLines(control: ControlTokens): string[] {
  return [
    `--mz-control: ${measureText(control.height, { control })};`,
    `--mz-control-small: ${measureText(control.small, { control })};`,
    `--mz-control-large: ${measureText(control.large, { control })};`,
  ];
}
