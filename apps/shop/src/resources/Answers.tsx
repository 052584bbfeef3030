import type { ReactNode } from 'react';
import type { AnswersTo, AnyAnswers } from './Answer.ts';
import type { Need, Needs } from './need.ts';
import { PricesPendingContext } from './PricesPending.ts';
import { type Audience, useAnswer } from './useAnswer.ts';

interface AnswersProps<Wanted extends Needs> {
  needs: Wanted;
  audience: Audience;
  children: (answers: AnswersTo<Wanted>) => ReactNode;
}

/** Gathers the answers to all needs and hands them to `children`, which renders nothing of its own accord. */
export function Answers<Wanted extends Needs>({ needs, audience, children }: AnswersProps<Wanted>) {
  return (
    <AnswerChain entries={Object.entries(needs)} audience={audience} gathered={{}}>
      {(gathered) => (
        <PricesPendingContext value={Object.values(gathered).some(isPending)}>
          {/* Every need has been answered under its own name by the time the chain ends. */}
          {children(gathered as AnswersTo<Wanted>)}
        </PricesPendingContext>
      )}
    </AnswerChain>
  );
}

const isPending = (answer: AnyAnswers[string]): boolean => 'pending' in answer && answer.pending;

interface AnswerChainProps {
  audience: Audience;
  children: (gathered: AnyAnswers) => ReactNode;
  entries: readonly [name: string, need: Need<unknown>][];
  gathered: AnyAnswers;
}

/** One component per need: hooks may not run in a loop, components may. */
function AnswerChain({ entries, gathered, audience, children }: AnswerChainProps) {
  const [first, ...rest] = entries;
  if (!first) return children(gathered);
  return (
    <OneAnswer key={first[0]} need={first[1]} audience={audience}>
      {(answer) => (
        <AnswerChain entries={rest} gathered={{ ...gathered, [first[0]]: answer }} audience={audience}>
          {children}
        </AnswerChain>
      )}
    </OneAnswer>
  );
}

interface OneAnswerProps {
  need: Need<unknown>;
  audience: Audience;
  children: (answer: AnyAnswers[string]) => ReactNode;
}

function OneAnswer({ need, audience, children }: OneAnswerProps) {
  return children(useAnswer(need, audience));
}
