import { NO_PERIOD } from '#domain/coaching/period.ts';
import type { CoachingPeriod } from '#domain/coaching/periodSchema.ts';
import { addDays, type Day } from '#domain/day.ts';
import type { Person } from '../people/person.ts';
import { randomFrom } from '../random.ts';
import { endOfPlans, type Week } from './weeks.ts';

/** The coaching period that fits a person's standing and weeks. */
export function periodOf(person: Person, weeks: readonly Week[], today: Day): CoachingPeriod {
  if (person.standing === 'not_set') return NO_PERIOD;
  const random = randomFrom(`period ${person.email}`);
  const planStartDate = weeks[0]?.startDate ?? today;
  const ended = person.standing === 'expired';
  return {
    planStatus: person.standing === 'paused' ? 'paused' : 'active',
    planStartDate,
    planEndDate: ended ? endOfPlans(person, today) : addDays(today, random.whole(4, 75)),
  };
}
