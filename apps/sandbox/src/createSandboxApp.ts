import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { mountMailbox } from './mail/mountMailbox.ts';
import { type SandboxFacts, sandboxPage, sandboxStyles } from './page/sandboxPage.ts';
import { mountProcurement } from './procurement/mountProcurement.ts';
import type { StorybookBuild } from './storybook/createStorybookBuild.ts';

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Accounts, mailbox, and Storybook, which is built on first use. For developers, on 127.0.0.1. */
export function createSandboxApp(
  facts: SandboxFacts,
  { storybook, mail }: { readonly storybook: StorybookBuild; readonly mail: string },
): Hono {
  const app = new Hono();
  mountMailbox(app, mail);
  mountProcurement(app, { shop: facts.shop, api: facts.api });
  app.get('/', (context) => {
    context.header('content-security-policy', pagePolicy);
    return context.html(sandboxPage(facts));
  });
  app.get('/storybook', (context) => context.redirect('/storybook/'));
  app.use('/storybook/*', async (context, next) => {
    const state = storybook.request();
    if (state.is !== 'built') {
      context.header('content-security-policy', pagePolicy);
      context.header('cache-control', 'no-store');
      if (state.is === 'failed') return context.html(failedPage(state.output), 500);
      context.header('retry-after', '2');
      return context.html(buildingPage(), 503);
    }
    const rewriteRequestPath = (path: string) => path.slice('/storybook'.length);
    return serveStatic({ root: storybook.folder, rewriteRequestPath })(context, next);
  });
  return app;
}

/** The page of `/storybook/` during the build; it reloads itself. */
function buildingPage() {
  return storybookPage(
    'Storybook is being built',
    html`<p role="status">It shows every part of the design system in every state, and is built when it is first opened, so that starting the shop stays quick. That takes about half a minute, and as long again the first time, when its packages are installed. This page then turns into it by itself.</p>`,
    html`<meta http-equiv="refresh" content="2">`,
  );
}

function failedPage(output: string) {
  return storybookPage(
    'Storybook could not be built',
    html`<p>Load this page again to try once more.</p><pre>${output.slice(-4000)}</pre>`,
  );
}

function storybookPage(title: string, content: unknown, head: unknown = '') {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${head}<title>${title} – Sandbox – Magazijn</title>
<style>${raw(sandboxStyles)}</style>
</head>
<body>
<header><div>
<h1>${title}</h1>
</div></header>
<main>
${content}
<p>While you work on the parts themselves, <code>pnpm storybook</code> shows them with every change.</p>
<p><a href="/">Back to the sandbox</a></p>
</main>
</body>
</html>`;
}
