import { RichText } from '@magazijn/ui';
import { LatePlace } from '../late/LatePlace.tsx';
import { cleanerCode } from './cleanerCode.ts';
import { useCleanHtml } from './useCleanHtml.ts';

/** HTML from the back end, cleaned by one allow-list before it is shown; without what cleans it, a way to try again. */
export function BackEndHtml({ html, className }: { html: string; className?: string }) {
  const clean = useCleanHtml(html);
  if (clean === null) return <LatePlace code={cleanerCode} />;
  return <RichText html={clean} className={className} />;
}
