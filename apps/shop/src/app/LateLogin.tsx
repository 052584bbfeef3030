import { LatePlace } from '../late/LatePlace.tsx';
import { lateCode } from '../late/lateCode.ts';
import { useLateCode } from '../late/useLateCode.ts';

const loginCode = lateCode(() => import('../features/login/HeaderLogin.tsx'));

/** The login form of a popover; the room for it while its code is under way. */
export function LateLogin({ onDone }: { onDone: () => void }) {
  const code = useLateCode(loginCode, true);
  return code ? (
    <code.HeaderLogin onDone={onDone} />
  ) : (
    <div className="h-80">
      <LatePlace code={loginCode} />
    </div>
  );
}
