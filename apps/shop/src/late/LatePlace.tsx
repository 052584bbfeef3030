import { useEffect, useState } from 'react';
import { reloadOnce } from '../app/reloadOnce.ts';
import type { LateCode } from './lateCode.ts';

/**
 * Stands in the place of late code that somebody asked to see: empty while it is under way, words and a button when it
 * does not come. Browsers remember a module that did not come for as long as the document lives, so what is asked for
 * again comes with the document; so does what a new version of the shop took away.
 */
export function LatePlace({ code }: { code: Pick<LateCode<unknown>, 'load'> }) {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    code.load().catch(() => setFailed(true));
  }, [code]);

  return (
    failed && (
      <p role="alert">
        Dit lukt nu niet.{' '}
        <button
          type="button"
          className="underline"
          onClick={() => void code.load().catch(() => reloadOnce())}
        >
          Probeer opnieuw
        </button>
      </p>
    )
  );
}
