import type { Page } from '@magazijn/api-client';
import { MessageList } from '@magazijn/ui';
import { BackEndHtml } from '../../html/BackEndHtml.tsx';
import { PageTitle } from '../../layout/PageTitle.tsx';
import { TextSkeleton } from '../../layout/TextSkeleton.tsx';
import type { Answer } from '../../resources/Answer.ts';
import type { PageProps } from '../../routing/PageProps.ts';
import { texts } from './texts.ts';

type CmsPageProps = PageProps<{ page: Answer<Page | null> }, { page: string }>;

/** Title and text as the back office wrote them, or the sentence that it is not there (S75). */
export function CmsPage({ answers: { page } }: CmsPageProps) {
  if (page.state === 'loading') return <TextSkeleton label={texts.loading} />;
  if (page.value === null) {
    return (
      <article className="grid max-w-3xl gap-6 pt-8">
        <PageTitle>{texts.missingTitle}</PageTitle>
        <MessageList messages={[{ tone: 'info', text: texts.missing }]} />
      </article>
    );
  }
  return (
    <article className="grid max-w-3xl gap-6 pt-8">
      <PageTitle>{page.value.title}</PageTitle>
      <BackEndHtml html={page.value.bodyHtml} />
    </article>
  );
}
