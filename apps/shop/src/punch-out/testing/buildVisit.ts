import { agreedLines } from '../agreedLines.ts';
import type { PunchOut } from '../PunchOut.ts';

/** A visit from a procurement system that asked for nothing in particular; with the given properties changed. */
export function buildVisit(changes: Partial<PunchOut> = {}): PunchOut {
  return {
    hookUrl: 'https://inkoop.example/hook?sid=1&x=%20',
    host: 'inkoop.example',
    dateFormat: 'yyyy-MM-dd',
    target: '_top',
    charset: '',
    echo: [],
    preview: false,
    inspecting: false,
    agreed: agreedLines(null),
    ...changes,
  };
}
