import type { DeliveryDateChoice } from './DeliveryDate.tsx';

export const sampleDates: readonly DeliveryDateChoice[] = [
  ['18', 'woensdag'],
  ['19', 'donderdag'],
  ['20', 'vrijdag'],
  ['23', 'maandag'],
  ['24', 'dinsdag'],
  ['25', 'woensdag'],
].map(([day = '', weekday = '']) => ({
  value: day,
  weekday,
  day,
  month: 'maart',
  full: `${weekday} ${day} maart 2026`,
}));
