import { html } from 'hono/html';
import type { MailBlock, MailFact, MailLine } from './MailContent.ts';
import { colour, on } from './mailStyles.ts';

type Html = ReturnType<typeof html>;

const text = `font-size:16px;line-height:24px;color:${colour('ink')}`;
const small = `font-size:15px;line-height:22px;color:${colour('ink-2')}`;
const rule = `border-bottom:1px solid ${colour('rule')}`;

const paragraph = (words: string): Html =>
  html`<p class="${on('ink')}" style="margin:0 0 16px;${text}">${words}</p>`;

const subheading = (words: string): Html =>
  html`<h2 class="${on('ink')}" style="margin:24px 0 8px;font-size:17px;line-height:24px;font-weight:700;color:${colour('ink')}">${words}</h2>`;

/** A yellow plate with an ink underside; a table, because Outlook pads no links. */
const action = (label: string, href: string): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="${on('accent', 'background-color')}" style="background-color:${colour('accent')};border-bottom:3px solid ${colour('on-accent')};border-radius:3px"><a href="${href}" class="${on('on-accent')}" style="display:inline-block;padding:13px 24px;font-size:17px;line-height:22px;font-weight:700;color:${colour('on-accent')};text-decoration:none">${label}</a></td></tr></table>`;

const notice = (words: string): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td class="${on('info-tint', 'background-color')} ${on('info', 'border-color')} ${on('ink')}" style="background-color:${colour('info-tint')};border-left:5px solid ${colour('info')};padding:12px 16px;font-size:15px;line-height:22px;color:${colour('ink')}">${words}</td></tr></table>`;

const factRow = ({ label, value }: MailFact): Html =>
  html`<tr><th scope="row" align="left" valign="top" class="${on('ink-2')} ${on('rule', 'border-color')}" style="${rule};padding:8px 16px 8px 0;font-weight:400;width:38%;${small}">${label}</th><td valign="top" class="${on('ink')} ${on('rule', 'border-color')}" style="${rule};padding:8px 0;${text};word-break:break-word">${value}</td></tr>`;

const facts = (rows: readonly MailFact[]): Html =>
  html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse">${rows.map(factRow)}</table>`;

const lineRow = ({ amount, title, detail, total }: MailLine): Html =>
  html`<tr><td valign="top" class="${on('ink')} ${on('rule', 'border-color')}" style="${rule};padding:10px 12px 10px 0;white-space:nowrap;font-weight:700;${text}">${amount}</td><td valign="top" class="${on('ink')} ${on('rule', 'border-color')}" style="${rule};padding:10px 12px 10px 0;width:100%;${text};word-break:break-word">${title}${
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

/** One part of a mail as HTML for mail programs: tables, inline styles by day, classes for the night. */
export function renderMailBlock(block: MailBlock): Html {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'subheading':
      return subheading(block.text);
    case 'action':
      return action(block.label, block.href);
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
