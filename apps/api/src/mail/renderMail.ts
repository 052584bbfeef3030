import type { Brand, BrandColourName } from '@magazijn/server';
import { html, raw } from 'hono/html';
import type { MailSender } from './createMailer.ts';
import type { MailBlock, MailContent, MailFact, MailLine } from './MailContent.ts';

const roles = ['color', 'background-color', 'border-color'] as const;
const prefixes = { color: 'c', 'background-color': 'b', 'border-color': 'r' } as const;

/**
 * The class of a colour in dark mode, such as `on('surface', 'background-color')`; the inline style is the light one.
 */
const on = (name: BrandColourName, role: (typeof roles)[number] = 'color'): string =>
  `${prefixes[role]}-${name}`;

/** The stylesheet: dark mode, and less padding on a phone. Mail programs that drop it show the light colours. */
function mailStyleSheet({ colours }: Brand): string {
  const night = Object.entries(colours).flatMap(([name, { dark }]) =>
    roles.map((role) => `.${prefixes[role]}-${name}{${role}:${dark}!important}`),
  );
  return [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${night.join('')}}`,
    '@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}',
    '.edge{padding:0!important}.title{font-size:24px!important}}',
  ].join('');
}

type Html = ReturnType<typeof html>;

/** Renders the blocks of a mail in a brand's colours: tables, inline styles for light mode, classes for dark mode. */
function mailParts(brand: Brand) {
  const colour = (name: BrandColourName): string => brand.colours[name].light;
  const text = `font-size:16px;line-height:24px;color:${colour('ink')}`;
  const small = `font-size:15px;line-height:22px;color:${colour('ink-2')}`;
  const rule = `border-bottom:1px solid ${colour('rule')}`;

  const paragraph = (words: string | Html): Html =>
    html`<p class="${on('ink')}" style="margin:0 0 16px;${text}">${words}</p>`;

  const subheading = (words: string): Html =>
    html`<h2 class="${on('ink')}" style="margin:24px 0 8px;font-size:17px;line-height:24px;font-weight:700;color:${colour('ink')}">${words}</h2>`;

  /** A button; a table, because Outlook ignores padding of links. */
  const action = (label: string, href: string): Html =>
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="${on('accent', 'background-color')} ${on('accent-edge', 'border-color')}" style="background-color:${colour('accent')};border-bottom:3px solid ${colour('accent-edge')};border-radius:${brand.actionRadius}"><a href="${href}" class="${on('on-accent')}" style="display:inline-block;padding:13px 24px;font-size:17px;line-height:22px;font-weight:700;color:${colour('on-accent')};text-decoration:none">${label}</a></td></tr></table>`;

  const link = (label: string, href: string): Html =>
    paragraph(
      html`<a href="${href}" class="${on('ink')}" style="color:${colour('ink')};font-weight:700">${label}</a>`,
    );

  const notice = (words: string): Html =>
    html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="${on('info-tint', 'background-color')} ${on('info', 'border-color')} ${on('ink')}" style="background-color:${colour('info-tint')};border-left:5px solid ${colour('info')};padding:12px 16px;font-size:15px;line-height:22px;color:${colour('ink')}">${words}</td></tr></table>`;

  const factRow = ({ label, value }: MailFact): Html =>
    html`<tr><th scope="row" align="left" valign="top" class="${on('ink-2')} ${on('rule', 'border-color')}" style="${rule};padding:8px 16px 8px 0;font-weight:400;width:38%;${small}">${label}</th><td valign="top" class="${on('ink')} ${on('rule', 'border-color')}" style="${rule};padding:8px 0;${text};word-break:break-word">${value}</td></tr>`;

  const facts = (rows: readonly MailFact[]): Html =>
    html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">${rows.map(factRow)}</table>`;

  const lineRow = ({ quantity, title, detail, total }: MailLine): Html =>
    html`<tr><td valign="top" class="${on('ink')} ${on('rule', 'border-color')}" style="${rule};padding:10px 12px 10px 0;white-space:nowrap;font-weight:700;${text}">${quantity}</td><td valign="top" class="${on('ink')} ${on('rule', 'border-color')}" style="${rule};padding:10px 12px 10px 0;width:100%;${text};word-break:break-word">${title}${
      detail === ''
        ? ''
        : html`<br><span class="${on('ink-2')}" style="font-size:14px;line-height:20px;color:${colour('ink-2')}">${detail}</span>`
    }</td><td align="right" valign="top" class="${on('ink')} ${on('rule', 'border-color')}" style="${rule};padding:10px 0;white-space:nowrap;${text}">${total}</td></tr>`;

  const lines = (rows: readonly MailLine[]): Html =>
    html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0;border-collapse:collapse"><thead><tr>${[
      ['left', 'Aantal'],
      ['left', 'Artikel'],
      ['right', 'Bedrag'],
    ].map(
      ([side, name]) =>
        html`<th scope="col" align="${side}" class="${on('ink-2')} ${on('ink', 'border-color')}" style="border-bottom:5px solid ${colour('ink')};padding:0 12px 6px 0;font-weight:400;font-size:14px;line-height:20px;color:${colour('ink-2')}${side === 'right' ? ';padding-right:0' : ''}">${name}</th>`,
    )}</tr></thead><tbody>${rows.map(lineRow)}</tbody></table>`;

  const totalRow = ({ label, value }: MailFact, isLast: boolean): Html => {
    const weight = isLast ? 'font-weight:700;font-size:17px;' : '';
    const space = isLast ? '12px' : '4px';
    return html`<tr><th scope="row" align="left" valign="top" class="${on(isLast ? 'ink' : 'ink-2')}" style="padding:${space} 12px 4px 0;font-weight:400;${isLast ? text : small};${weight}">${label}</th><td align="right" valign="top" class="${on('ink')}" style="padding:${space} 0 4px;white-space:nowrap;${text};${weight}">${value}</td></tr>`;
  };

  const totals = (rows: readonly MailFact[]): Html =>
    html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;border-collapse:collapse">${rows.map((row, index) => totalRow(row, index === rows.length - 1))}</table>`;

  const address = (label: string, addressLines: readonly string[]): Html =>
    html`${subheading(label)}<p class="${on('ink')}" style="margin:0 0 16px;${text}">${addressLines.map((line, index) => html`${index > 0 ? html`<br>` : ''}${line}`)}</p>`;

  function renderMailBlock(block: MailBlock): Html {
    switch (block.kind) {
      case 'paragraph':
        return paragraph(block.text);
      case 'subheading':
        return subheading(block.text);
      case 'action':
        return action(block.label, block.href);
      case 'link':
        return link(block.label, block.href);
      case 'notice':
        return notice(block.text);
      case 'facts':
        return facts(block.facts);
      case 'lines':
        return lines(block.lines);
      case 'totals':
        return totals(block.totals);
      case 'address':
        return address(block.label, block.lines);
    }
  }

  return { colour, renderMailBlock };
}

/** Width in pixels that fits beside a mail program's list of mails. */
const widest = 600;

/** HTML of at most 600 px, for phones, in light and dark mode. User input is escaped. */
export async function renderMailHtml(content: MailContent, sender: MailSender): Promise<string> {
  const { subject, preview, heading, blocks, reason } = content;
  const { brand, shop } = sender;
  const { colour, renderMailBlock } = mailParts(brand);
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
<style>${raw(mailStyleSheet(brand))}</style>
</head>
<body class="${on('background', 'background-color')}" style="margin:0;padding:0;background-color:${colour('background')};font-family:${raw(brand.mailFont)};-webkit-text-size-adjust:100%">
<div role="main">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="${on('background', 'background-color')}" style="background-color:${colour('background')}"><tr><td align="center" class="edge" style="padding:24px 12px">
${raw(`<!--[if mso]><table role="presentation" width="${widest}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${widest}px;font-family:${raw(brand.mailFont)}">
<tr><td class="pad ${on('inverse', 'background-color')}" style="background-color:${colour('inverse')};padding:20px 32px"><a href="${shop}/" class="${on('on-inverse')}" style="font-size:24px;line-height:40px;font-weight:800;color:${colour('on-inverse')};text-decoration:none"><img src="${shop}/assets/brands/${brand.id}/wordmark.png" alt="${brand.name}" width="180" height="40" style="display:block;border:0;max-width:100%;height:40px"></a></td></tr>
<tr><td class="${on('accent', 'background-color')}" style="background-color:${colour('accent')};font-size:0;line-height:5px;height:5px">&nbsp;</td></tr>
<tr><td class="pad ${on('surface', 'background-color')}" style="background-color:${colour('surface')};padding:32px 32px 16px">
<h1 class="title ${on('ink')}" style="margin:0 0 16px;font-size:28px;line-height:1.2;font-weight:700;color:${colour('ink')}">${heading}</h1>
${blocks.map(renderMailBlock)}
</td></tr>
<tr><td class="pad ${on('background', 'background-color')}" style="background-color:${colour('background')};padding:16px 32px 24px">
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

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
      return block.text;
    case 'subheading':
      return block.text.toUpperCase();
    case 'action':
    case 'link':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'lines':
      return block.lines
        .map(({ quantity, title, detail, total }) =>
          [`${quantity} ${title}: ${total}`, ...(detail === '' ? [] : [`    ${detail}`])].join('\n'),
        )
        .join('\n');
    case 'totals':
      return block.totals.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'address':
      return [block.label.toUpperCase(), ...block.lines].join('\n');
  }
}

/** A mail as plain text, with the same content. Each URL is on a line of its own. */
export function renderMailText({ heading, blocks, reason }: MailContent, sender: MailSender): string {
  const body = [heading, ...blocks.map(renderBlock)].join('\n\n');
  return `${body}\n\n-- \n${[reason, ...sender.footer].join('\n')}\n`;
}
