import type { Slot } from '../food/menu.ts';

/** How somebody's day is divided: the label of each meal in the plan, null for a meal not taken. */
export type Rhythm = Readonly<Record<Slot, string | null>>;

const of = (...labels: readonly (string | null)[]): Rhythm => {
  const [early, breakfast, midMorning, lunch, afternoon, evening, dinner, bedtime] = labels;
  return {
    early: early ?? null,
    breakfast: breakfast ?? null,
    midMorning: midMorning ?? null,
    lunch: lunch ?? null,
    afternoon: afternoon ?? null,
    evening: evening ?? null,
    dinner: dinner ?? null,
    bedtime: bedtime ?? null,
  };
};

export const RHYTHMS = {
  plain: of('07:00', '07:30', '10:30', '13:00', '16:00', null, '19:30', '22:00'),
  named: of(
    '6:45 On waking',
    '7:30 Breakfast',
    '10:30 Mid-morning',
    '13:00 Lunch',
    '16:00 Afternoon',
    '18:00 Evening snack',
    '19:30 Dinner',
    null,
  ),
  office: of(
    null,
    '8:15 Breakfast at the desk',
    '11:00 Break',
    '12:30 Canteen or box',
    '15:30 Tea',
    null,
    '19:00 Dinner',
    null,
  ),
  early: of('05:15', '06:00', '09:30', '12:00', '15:00', null, '18:30', '20:45'),
  late: of(null, '10:00', null, '14:00', '17:00', '19:00', '21:30', '23:30'),
  nights: of(
    '17:00 Waking',
    '18:00 First meal',
    null,
    '22:00 Before the ward round',
    '01:30 Break',
    null,
    '04:30 Second meal',
    '08:30 Before sleep',
  ),
  three: of(null, 'Breakfast', null, 'Lunch', 'If hungry', null, 'Dinner', null),
  family: of(
    'Early morning',
    'Breakfast with the children',
    'Mid-morning',
    'Lunch',
    'After the school run',
    null,
    'Family dinner',
    'Bedtime',
  ),
  indian: of(
    '6:30 am On rising',
    '8:30 am Breakfast',
    '11:00 am',
    '1:30 pm Lunch',
    '4:30 pm Tea time',
    '6:30 pm',
    '8:30 pm Dinner',
    '10:00 pm',
  ),
  training: of(
    '05:45 Before the run',
    '07:15 Breakfast',
    '10:00 Recovery',
    '12:45 Lunch',
    '16:00 Before training',
    '18:30 After training',
    '20:00 Dinner',
    '22:00 Bedtime',
  ),
  window: of(null, '11:00 Opens the window', null, '14:00', '16:30', null, '18:45 Last meal', null),
} satisfies Record<string, Rhythm>;
export type RhythmName = keyof typeof RHYTHMS;
