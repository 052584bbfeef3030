import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { SandboxFacts } from './SandboxFacts.ts';
import { sandboxPage } from './sandboxPage.ts';

/**
 * The sandbox's own pages: who plays here, and the built Storybook when there is one. For developers, on 127.0.0.1.
 *
 * @param storybook the folder of the built Storybook; looked for at each request, so that a build shows at once.
 */
export function createSandboxApp(facts: Omit<SandboxFacts, 'storybookBuilt'>, storybook: string): Hono {
  const app = new Hono();
  app.get('/', (context) => {
    context.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return context.html(sandboxPage({ ...facts, storybookBuilt: existsSync(storybook) }));
  });
  app.get('/storybook', (context) => context.redirect('/storybook/'));
  app.use('/storybook/*', async (context, next) => {
    if (!existsSync(storybook)) {
      await next();
      return;
    }
    const rewriteRequestPath = (path: string) => path.slice('/storybook'.length);
    return serveStatic({ root: storybook, rewriteRequestPath })(context, next);
  });
  return app;
}
