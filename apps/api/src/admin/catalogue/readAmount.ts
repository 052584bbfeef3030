import type { Reading } from './Reading.ts';

const mostCents = 100_000_000;
/** '1.234,50' and '1234,5' as Dutch Excel writes them; '1234.50' as everybody else does. */
const dutch = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
const plain = /^(\d+)\.(\d{1,2})$/;

/** Euros into whole cents, exactly: no float has a part in it. '1.234' is a thousand and more, never one and a bit. */
export function readAmount(text: string): Reading {
  const written = text.replace(/^€\s*/, '').replace(/[\s\u00A0]/g, '');
  const [, euros, fraction = ''] = dutch.exec(written) ?? plain.exec(written) ?? [];
  if (euros === undefined) return { problem: `"${text}" is no amount; write it like 12,95` };
  const cents = Number(euros.replaceAll('.', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (cents > mostCents) return { problem: `"${text}" is more than € 1.000.000` };
  return { value: String(cents) };
}
