export {
  type AgreedPrice,
  assessRun,
  isBlocking,
  maxAllowedPriceRise,
  type RunLine,
  type RunProblem,
  type RunState,
  runProblems,
  type StandingLine,
} from './assessRun.ts';
export {
  type DeliveryCalendar,
  describeRhythm,
  maxWeeks,
  nextOnRhythm,
  nextRun,
  nextRuns,
  planRun,
  type Rhythm,
  type RunDates,
} from './rhythm.ts';
