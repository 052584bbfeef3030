import { Link, MessageList } from '@magazijn/ui';
import { useLocation } from 'react-router-dom';
import { loginHref } from '../../shared/links/paths.ts';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { sessionTexts as texts } from './sessionTexts.ts';

/** Says on a public page why its prices are gone, with a link to the login. */
export function SessionEnded() {
  const { pathname, search } = useLocation();
  useAnnounced(texts.ended);
  return (
    <MessageList
      className="mt-4"
      messages={[
        {
          tone: 'info',
          announced: true,
          text: (
            <>
              {texts.ended} <Link href={loginHref(pathname + search)}>{texts.logInAgain}</Link>
            </>
          ),
        },
      ]}
    />
  );
}
