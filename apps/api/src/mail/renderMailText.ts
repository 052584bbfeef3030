import type { MailBlock, MailContent } from './MailContent.ts';
import type { MailSender } from './MailSender.ts';

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'notice':
      return block.text;
    case 'subheading':
      return block.text.toUpperCase();
    case 'action':
      return `${block.label}:\n${block.href}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'lines':
      return block.lines
        .map(({ amount, title, detail, total }) =>
          [`${amount} ${title}: ${total}`, ...(detail === '' ? [] : [`    ${detail}`])].join('\n'),
        )
        .join('\n');
    case 'totals':
      return block.totals.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'address':
      return [block.label.toUpperCase(), ...block.lines].join('\n');
  }
}

/** A mail as plain text: the same words, for who reads no HTML. An address stands on a line of its own. */
export function renderMailText({ heading, blocks, reason }: MailContent, sender: MailSender): string {
  const body = [heading, ...blocks.map(renderBlock)].join('\n\n');
  return `${body}\n\n-- \n${[reason, ...sender.footer].join('\n')}\n`;
}
