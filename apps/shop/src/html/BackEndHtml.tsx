import { RichText } from '@magazijn/ui';
import { useCleanHtml } from './useCleanHtml.ts';

/** HTML from the back end, cleaned by one allow-list before it is shown. */
export function BackEndHtml({ html, className }: { html: string; className?: string }) {
  const clean = useCleanHtml(html);
  return clean === null ? null : <RichText html={clean} className={className} />;
}
