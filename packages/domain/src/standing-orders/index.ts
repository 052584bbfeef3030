export {
  type AgreedPrice,
  assessRun,
  isBlocking,
  mostPriceRise,
  type RunLine,
  type RunProblem,
  type RunState,
  runProblems,
  type StandingLine,
} from './assessRun.ts';
export {
  type DeliveryCalendar,
  describeRhythm,
  mostWeeks,
  nextOnRhythm,
  nextRun,
  nextRuns,
  planRun,
  type Rhythm,
  type RunDates,
} from './rhythm.ts';
