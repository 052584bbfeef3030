import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TextField } from '../components/primitives/field/TextField.tsx';
import tokensJson from '../tokens/tokens.json' with { type: 'json' };
import { CopyText } from './CopyText.tsx';
import { tokenRows } from './tokenRows.ts';

const rows = tokenRows(tokensJson);

function Tokens() {
  const [term, setTerm] = useState('');
  const shown = rows.filter((row) =>
    Object.values(row).flat().join(' ').toLowerCase().includes(term.toLowerCase()),
  );
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
        <table className="w-full min-w-160 table-fixed text-left text-15">
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
            {shown.map(({ name, variable, classes, values, what }) => (
              <tr key={name} className="border-b border-rule align-top">
                <th scope="row" className="py-1 pr-4 font-bold wrap-anywhere">
                  {name}
                </th>
                <td className="py-1 pr-4 wrap-anywhere">{variable && <CopyText text={variable} />}</td>
                <td className="py-1 pr-4 wrap-anywhere">
                  {classes.map((each) => (
                    <span key={each} className="block">
                      <CopyText text={each} />
                    </span>
                  ))}
                </td>
                <td className="py-1 pr-4 wrap-anywhere">
                  {values.map((each) => (
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
                <td className="min-w-32 py-1 text-ink-2">{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/**
 * Every token with its name, CSS variable, class, and its value in the house brand, light and dark. Press a value to
 * copy it. The fallback of a variable applies where no brand sets it. The file is `@magazijn/ui/tokens.json`, in the
 * W3C's Design Tokens Format.
 */
const meta = {
  title: 'Foundations/Tokens',
  component: Tokens,
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta<typeof Tokens>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllTokens: Story = {};
