import { html, raw } from 'hono/html';
import type { MailContent } from './MailContent.ts';
import type { MailSender } from './MailSender.ts';
import { colour, mailFont, mailStyleSheet, on } from './mailStyles.ts';
import { renderMailBlock } from './renderMailBlock.ts';

/** As wide as mail programs show beside their list of mails. */
const widest = 600;

/**
 * A mail as HTML: at most 600 px wide and as narrow as a phone, readable by day and by night. What was filled in by
 * anybody comes out as text.
 */
export async function renderMailHtml(content: MailContent, sender: MailSender): Promise<string> {
  const { subject, preview, heading, blocks, reason } = content;
  const foot = `margin:0;font-size:13px;line-height:20px;color:${colour('ink-2')}`;
  const page = await html`<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
<style>${raw(mailStyleSheet)}</style>
</head>
<body class="${on('paper', 'background-color')}" style="margin:0;padding:0;background-color:${colour('paper')};font-family:${raw(mailFont)};-webkit-text-size-adjust:100%">
<div role="main">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="${on('paper', 'background-color')}" style="background-color:${colour('paper')}"><tr><td align="center" class="edge" style="padding:24px 12px">
${raw(`<!--[if mso]><table role="presentation" width="${widest}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${widest}px;font-family:${raw(mailFont)}">
<tr><td class="pad ${on('board', 'background-color')}" style="background-color:${colour('board')};padding:20px 32px"><a href="${sender.shop}/" class="${on('on-board')}" style="font-size:24px;line-height:32px;font-weight:800;color:${colour('on-board')};text-decoration:none">Magazijn</a></td></tr>
<tr><td class="${on('accent', 'background-color')}" style="background-color:${colour('accent')};font-size:0;line-height:5px;height:5px">&nbsp;</td></tr>
<tr><td class="pad ${on('stock', 'background-color')}" style="background-color:${colour('stock')};padding:32px 32px 16px">
<h1 class="title ${on('ink')}" style="margin:0 0 16px;font-size:28px;line-height:1.2;font-weight:700;color:${colour('ink')}">${heading}</h1>
${blocks.map(renderMailBlock)}
</td></tr>
<tr><td class="pad ${on('paper', 'background-color')}" style="background-color:${colour('paper')};padding:16px 32px 24px">
${[reason, ...sender.footer].map((line) => html`<p class="${on('ink-2')}" style="${foot}">${line}</p>`)}
</td></tr>
</table>
${raw('<!--[if mso]></td></tr></table><![endif]-->')}
</td></tr></table>
</div>
</body>
</html>
`;
  return page.toString();
}
