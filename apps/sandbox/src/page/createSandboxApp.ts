import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { mountMailbox } from '../mail/mountMailbox.ts';
import { mountProcurement } from '../procurement/mountProcurement.ts';
import { noStorybookPage } from './noStorybookPage.ts';
import type { SandboxFacts } from './SandboxFacts.ts';
import { sandboxPage } from './sandboxPage.ts';

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/**
 * The sandbox's own pages: who plays here, the mailbox, and the built Storybook when there is one. For developers, on
 * 127.0.0.1.
 *
 * @param folders of the built Storybook, looked for at each request, so that a build shows at once; and of the mails.
 */
export function createSandboxApp(
  facts: Omit<SandboxFacts, 'storybookBuilt'>,
  { storybook, mail }: { readonly storybook: string; readonly mail: string },
): Hono {
  const app = new Hono();
  mountMailbox(app, mail);
  mountProcurement(app, { shop: facts.shop, api: facts.api });
  app.get('/', (context) => {
    context.header('content-security-policy', pagePolicy);
    return context.html(sandboxPage({ ...facts, storybookBuilt: existsSync(storybook) }));
  });
  app.get('/storybook', (context) => context.redirect('/storybook/'));
  app.use('/storybook/*', async (context, next) => {
    if (!existsSync(storybook)) {
      context.header('content-security-policy', pagePolicy);
      return context.html(noStorybookPage(), 404);
    }
    const rewriteRequestPath = (path: string) => path.slice('/storybook'.length);
    return serveStatic({ root: storybook, rewriteRequestPath })(context, next);
  });
  return app;
}
