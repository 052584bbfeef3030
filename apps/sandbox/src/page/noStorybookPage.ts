import { html, raw } from 'hono/html';
import { sandboxStyles } from './sandboxStyles.ts';

/** What `/storybook/` says while there is no built Storybook: how one gets it. */
export function noStorybookPage() {
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
