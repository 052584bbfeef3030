import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { choicesOf } from '../tools/scripts/stories/choicesOf.ts';

/**
 * Gives variants the choices of their cva, and texts and numbers of wider types a control. Stories that render without
 * args get no controls, as Storybook's own enhancer does.
 */
export const addChoices: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (type?.name !== 'enum' && type?.name !== 'other') return [name, argType];
      const text = type.name === 'other' ? type.value : type.value.map((value) => asTyped(value)).join(' | ');
      const choices = choicesOf(text);
      if (!choices)
        return [
          name,
          {
            ...argType,
            ...(parameters.__isArgsStory && plainControl(text, initialArgs[name])),
            type: { name: 'other', value: text, required: type.required },
          },
        ];
      const isBoolean = typeof choices[0] === 'boolean';
      return [
        name,
        {
          ...argType,
          type: isBoolean ? { name: 'boolean' } : { name: 'enum', value: [...choices] },
          table: { ...table, type: { summary: choices.map(asTyped).join(' | ') } },
        },
      ];
    }),
  );

function plainControl(type: string, value: unknown): Pick<InputType, 'control'> | null {
  const isOpen = value === undefined || value === null;
  if (type === 'ReactNode' && (isOpen || typeof value === 'string')) return { control: { type: 'text' } };
  if (type === 'number | null' && (isOpen || typeof value === 'number'))
    return { control: { type: 'number' } };
  return null;
}

/** A choice as TypeScript writes it. Names of types stay as they are. */
function asTyped(value: unknown): string {
  const text = String(value);
  const isWord = typeof value === 'string' && /^[a-z][\w-]*$/i.test(value);
  return isWord && !['null', 'undefined', 'boolean', 'string', 'number'].includes(value)
    ? `"${value}"`
    : text;
}
