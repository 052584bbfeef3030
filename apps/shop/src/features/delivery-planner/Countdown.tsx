import type { DeliveryPlan } from '@magazijn/api-client';
import { amsterdamTime } from '@magazijn/domain/delivery';
import { ButtonLink, Card } from '@magazijn/ui';
import { useEffect, useEffectEvent } from 'react';
import { paths } from '../../shared/links/paths.ts';
import { useAnnounced } from '../../shared/page/useAnnounced.ts';
import { useNow } from '../../shared/page/useNow.ts';
import { plannerTexts as texts } from './plannerTexts.ts';

const minuteMs = 60_000;

/** Minutes left at which the time is announced: every minute would be a nuisance. */
const announcedMinutes = [60, 15, 5];

interface CountdownProps {
  plan: Pick<DeliveryPlan, 'cutOff' | 'firstDate'>;
  /** Loads the plan after the cut-off. */
  onPassed: () => void;
}

/** The time left to order for the first possible day, or the day and hour of its cut-off. */
export function Countdown({ plan: { cutOff, firstDate }, onPassed }: CountdownProps) {
  const now = useNow();
  const minutes = Math.ceil((cutOff - now) / minuteMs);
  const isPassed = minutes <= 0;
  const isToday = amsterdamTime(new Date(cutOff)).date === amsterdamTime(new Date(now)).date;
  const load = useEffectEvent(onPassed);
  // Again each minute: the back end's clock may be behind this one.
  const passedAt = isPassed ? now : null;
  useEffect(() => {
    if (passedAt !== null) load();
  }, [passedAt]);

  const text = isPassed
    ? texts.cutOffPassed(firstDate)
    : isToday
      ? texts.countdown(minutes, firstDate)
      : texts.laterCutOff(cutOff, firstDate);
  const isAnnounced = isPassed || (isToday && announcedMinutes.includes(minutes));
  useAnnounced(isAnnounced ? text : null);
  return (
    <Card rail className="mt-6">
      <p role="timer" aria-live="off" className="type-heading text-22">
        {text}
      </p>
      <p className="pt-1 text-15 text-ink-2">{texts.firstDateHint}</p>
      <p className="pt-4">
        <ButtonLink href={paths.cart.href()}>{texts.toCart}</ButtonLink>
      </p>
    </Card>
  );
}
