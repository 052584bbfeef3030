import { agreedLines } from '../../../features/punch-out/punchIn.ts';
import type { PunchOutSession } from '../createPunchOutStore.ts';

export function buildPunchOutSession(changes: Partial<PunchOutSession> = {}): PunchOutSession {
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
