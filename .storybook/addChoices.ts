import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { choicesOf } from '../scripts/stories/choicesOf.ts';

/**
 * Gives a variant the choices that its cva has, without the null that cva lets through; a union that is no list of
 * choices, such as a text or a number, is no choice.
 */
export const addChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type, table } = argType;
      if (type?.name !== 'enum' && type?.name !== 'other') return [name, argType];
      const text = type.name === 'other' ? type.value : type.value.map((value) => asTyped(value)).join(' | ');
      const choices = choicesOf(text);
      if (!choices) return [name, { ...argType, type: { name: 'other', value: text } }];
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

/** A choice as TypeScript writes it; what is a type already stays as it is. */
function asTyped(value: unknown): string {
  const text = String(value);
  const isWord = typeof value === 'string' && /^[a-z][\w-]*$/i.test(value);
  return isWord && !['null', 'undefined', 'boolean', 'string', 'number'].includes(value)
    ? `"${value}"`
    : text;
}
