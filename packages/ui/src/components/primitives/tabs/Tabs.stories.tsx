import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { Tabs, TabsContent, TabsList, TabsTrigger } from './Tabs.tsx';

type Args = Pick<ComponentProps<typeof Tabs>, 'activationMode' | 'value' | 'defaultValue'> & {
  label: string;
  names: readonly string[];
  disabled?: number;
};

const meta = {
  title: 'Primitives/Tabs',
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: { label: 'Over dit product', names: ['Omschrijving', 'Voedingswaarde', 'Bezorging'] },
  // The values are the numbers of the tabs.
  argTypes: { value: { control: false }, defaultValue: { control: false } },
  render: ({ label, names, disabled, activationMode }) => (
    <Tabs defaultValue="0" activationMode={activationMode}>
      <TabsList label={label}>
        {names.map((name, index) => (
          <TabsTrigger key={name} value={String(index)} disabled={index === disabled}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {names.map((name, index) => (
        <TabsContent key={name} value={String(index)}>
          De inhoud van {name}.
        </TabsContent>
      ))}
    </Tabs>
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const First: Story = {};
export const OneDisabled: Story = { args: { disabled: 1 } };
export const Steps: Story = {
  tags: ['do-not'],
  args: { label: 'Bestellen', names: ['1. Gegevens', '2. Betalen', '3. Klaar'] },
};
