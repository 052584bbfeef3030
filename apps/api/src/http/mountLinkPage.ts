import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiDependencies } from '../ApiDependencies.ts';
import { createPageLayout, failurePage, type LinkPage } from './linkPageLayout.ts';

/** A page with its status; or, after a decision, a redirect to the link, which shows the decision. */
export type LinkAnswer =
  | { readonly status: ContentfulStatusCode; readonly page: LinkPage }
  | { readonly status: 303 };

const htmlType = 'text/html; charset=UTF-8';

/** The maximum number of characters of a token; a longer text is not a token. */
const maxTokenLength = 300;

/** Answers a failed request by an HTML page instead of JSON, with the status and log entry of the error. */
export function linkPageErrors({ settings }: Pick<ApiDependencies, 'settings'>): MiddlewareHandler {
  const { headers, render } = createPageLayout(settings.brand);
  return async (context, next) => {
    await next();
    const { res } = context;
    const isPage = res.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (res.status < 400 || isPage || context.req.raw.signal.aborted) return;
    const page = String(await render(failurePage()));
    context.res = new Response(page, { status: res.status, headers: { 'content-type': htmlType } });
    // Hono keeps the earlier headers: these override them.
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}

/**
 * GET shows and changes nothing, since mail scanners follow links; POST decides. The token in the query is the only
 * credential, so `Origin` and XSRF tokens are not needed; a page without a referrer sends `Origin: null`
 * (docs/adr/0061).
 *
 * @param answer the page for a token; '' for none, or for one that is too long
 */
export function mountLinkPage(
  app: Hono,
  { settings }: Pick<ApiDependencies, 'settings'>,
  path: string,
  answer: (context: Context, token: string) => Promise<LinkAnswer>,
): void {
  const { headers, render } = createPageLayout(settings.brand);
  app.on(['GET', 'POST'], path, async (context) => {
    const given = context.req.query('token') ?? '';
    const token = given.length > maxTokenLength ? '' : given;
    const answered = await answer(context, token);
    if (answered.status === 303) {
      return context.redirect(`${path}?token=${encodeURIComponent(token)}`, 303);
    }
    return context.html(render(answered.page), answered.status, headers);
  });
}
