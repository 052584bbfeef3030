import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField } from '../components/field/TextField.tsx';
import { hexText } from '../tokens/hexText.ts';
import type { TokenFile } from '../tokens/TokenFile.ts';
import { tokenEntries } from '../tokens/tokenEntries.ts';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };
import { CopyText } from './CopyText.tsx';
import { colorLooks, tokenColor } from './tokenColor.ts';

const tokens: TokenFile = tokensJson;

interface TokenRow {
  readonly name: string;
  /** As CSS reads it; absent where only classes do. */
  readonly variable?: string;
  readonly utility: string;
  readonly value: string;
  readonly what: string;
}

const valueText = (value: unknown): string =>
  typeof value === 'object' && value && 'value' in value && 'unit' in value
    ? `${String(value.value)} ${String(value.unit)}`
    : String(value);

const [light, dark] = colorLooks;

/** Every token in the order of the file, each with what one writes to use it. */
const rows: readonly TokenRow[] = [
  ...tokenEntries(tokens.color).map(([name, token]) => ({
    name: `color.${name}`,
    variable: `var(--mz-${name})`,
    utility: `bg-${name} text-${name} border-${name}`,
    value: [light, dark].map((look) => (look ? hexText(tokenColor(name, look)) : '')).join(' / '),
    what: token.$description ?? '',
  })),
  ...tokenEntries(tokens.text.size).map(([name, token]) => ({
    name: `text.size.${name}`,
    variable: `var(--mz-text-${name})`,
    utility: `text-${name}`,
    value: valueText(token.$value),
    what: `Line height ${token.$extensions['nl.magazijn.lineHeight']}.`,
  })),
  ...tokenEntries(tokens.text.weight).map(([name, token]) => ({
    name: `text.weight.${name}`,
    utility: `font-${name}`,
    value: valueText(token.$value),
    what: token.$description ?? '',
  })),
  ...tokenEntries(tokens.space).map(([name, token]) => ({
    name: `space.${name}`,
    utility: `p-${name} m-${name} gap-${name}`,
    value: valueText(token.$value),
    what: `${name} times the unit of 4 px.`,
  })),
  ...(['label', 'forward', 'back', 'quantity'] as const).map((name) => ({
    name: `radius.${name}`,
    variable: name === 'label' ? 'var(--mz-radius)' : `var(--mz-radius-${name})`,
    utility: `rounded-${name}`,
    value: '3 px',
    what: {
      label: 'Boxes, fields, labels.',
      forward: 'What leads on.',
      back: 'What leads back.',
      quantity: 'Where a quantity is set.',
    }[name],
  })),
  ...tokenEntries(tokens.breakpoint).map(([name, token]) => ({
    name: `breakpoint.${name}`,
    utility: `${name}:`,
    value: valueText(token.$value),
    what: token.$description ?? '',
  })),
  ...tokenEntries(tokens.motion).map(([name, token]) => ({
    name: `motion.${name}`,
    variable: `var(--mz-${name})`,
    utility: `duration-${name}`,
    value: valueText(token.$value),
    what: token.$description ?? '',
  })),
];

function Tokens() {
  const [term, setTerm] = useState('');
  const shown = rows.filter((row) => Object.values(row).join(' ').toLowerCase().includes(term.toLowerCase()));
  return (
    <div className="grid gap-6">
      <div className="max-w-sm">
        <TextField
          label="Search by name, class, value or use"
          type="search"
          value={term}
          onChange={(event) => setTerm(event.target.value)}
        />
      </div>
      <p role="status" className="text-15 text-ink-2">
        {shown.length} of {rows.length} tokens
      </p>
      <section aria-label="Tokens" className="overflow-x-auto">
        <table className="w-full text-left text-15">
          <thead>
            <tr className="border-b-2 border-ink">
              {['Token', 'Variable', 'Class', 'Value', 'For'].map((head) => (
                <th key={head} scope="col" className="py-2 pr-4">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, variable, utility, value, what }) => (
              <tr key={name} className="border-b border-rule align-top">
                <th scope="row" className="py-1 pr-6 font-bold whitespace-nowrap">
                  {name}
                </th>
                <td className="py-1 pr-6 whitespace-nowrap">{variable && <CopyText text={variable} />}</td>
                <td className="py-1 pr-6 whitespace-nowrap">
                  {utility.split(' ').map((each) => (
                    <span key={each} className="block">
                      <CopyText text={each} />
                    </span>
                  ))}
                </td>
                <td className="py-1 pr-6 whitespace-nowrap">
                  {[...new Set(value.split(' / '))].map((each) => (
                    <span key={each} className="flex items-center gap-2">
                      {each.startsWith('#') && (
                        <svg aria-hidden="true" className="size-4 shrink-0 border border-rule">
                          <rect width="100%" height="100%" fill={each} />
                        </svg>
                      )}
                      <CopyText text={each} />
                    </span>
                  ))}
                </td>
                <td className="min-w-40 py-1 text-ink-2">{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/**
 * Every token with its name, its variable in CSS, its class, and its value in the house brand (light / dark). Press what
 * you need to copy it. The file itself is `@magazijn/ui/tokens.json`, in the Design Tokens Format of the W3C.
 */
const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTokens: Story = {};
