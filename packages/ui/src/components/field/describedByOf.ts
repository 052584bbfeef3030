import type { FieldTexts } from './Field.tsx';

/**
 * Ids of the texts that stand beneath a control, for its `aria-describedby`; the error goes first.
 *
 * @example
 * describedByOf('email', { error: 'Vul een e-mailadres in', hint: 'Voor de bevestiging' }); // 'email-error email-hint'
 */
export function describedByOf(
  controlId: string,
  texts: Pick<FieldTexts, 'hint' | 'error' | 'warning'>,
): string | undefined {
  const ids = (['error', 'warning', 'hint'] as const)
    .filter((kind) => Boolean(texts[kind]))
    .map((kind) => `${controlId}-${kind}`);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
