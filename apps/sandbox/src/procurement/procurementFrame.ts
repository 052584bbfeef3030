import { html, raw } from 'hono/html';
import { sandboxStyles } from '../page/sandboxStyles.ts';
import { procurementStyles } from './procurementStyles.ts';

type Html = ReturnType<typeof html>;

/** The frame of every page of the procurement system. */
export const procurementFrame = (title: string, intro: Html, content: Html) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Magazijn</title>
<style>${raw(sandboxStyles)}${raw(procurementStyles)}</style>
</head>
<body>
<header><div><h1>${title}</h1>${intro}<p><a href="/procurement">Start</a> · <a href="/procurement/last">The last return</a> · <a href="/">Back to the sandbox</a></p></div></header>
<main>${content}</main>
</body>
</html>`;
