import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { mountMailbox } from './mail/mountMailbox.ts';
import { type SandboxFacts, sandboxPage, sandboxStyles } from './page/sandboxPage.ts';
import { mountProcurement } from './procurement/mountProcurement.ts';

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

/** What `/storybook/` says while there is no built Storybook: how one gets it. */
function noStorybookPage() {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>No Storybook yet – Sandbox – Magazijn</title>
<style>${raw(sandboxStyles)}</style>
</head>
<body>
<header><div>
<h1>Storybook is not built yet</h1>
<p>It shows every part of the design system in every state, and is built when it is wanted, so that starting the shop stays quick.</p>
</div></header>
<main>
<h2>How to get it</h2>
<p>Run <code>pnpm storybook:build</code> in the project’s folder, which takes about a minute, then load this page again; the sandbox may keep running. <code>npm test</code> builds it too.</p>
<p>While you work on the parts themselves, <code>pnpm storybook</code> shows them with every change.</p>
<p><a href="/">Back to the sandbox</a></p>
</main>
</body>
</html>`;
}
