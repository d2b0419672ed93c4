import type { Reason, ReasonKind, Thresholds } from './attention.ts';
import { lowAdherence } from './lowAdherence.ts';
import type { Moment } from './moment.ts';
import { newcomer } from './newcomer.ts';
import { noPlan } from './noPlan.ts';
import { periodEnds, periodOver } from './period.ts';
import type { PersonFacts } from './person.ts';
import { kindsShown } from './shown.ts';
import { silent } from './silent.ts';
import { weight } from './weight.ts';
import { asked, note } from './written.ts';

type Rule = (person: PersonFacts, thresholds: Thresholds, moment: Moment) => Reason | null;

const RULES: Readonly<Record<ReasonKind, Rule>> = {
  asked,
  note,
  weight,
  silent,
  lowAdherence,
  noPlan,
  periodEnds,
  periodOver,
  new: newcomer,
};

/** All reasons why a customer needs a dietician, the most urgent first; none for most customers. */
export function reasonsOf(person: PersonFacts, thresholds: Thresholds, moment: Moment): Reason[] {
  const reasons: Reason[] = [];
  for (const kind of kindsShown(person, moment.today)) {
    const reason = RULES[kind](person, thresholds, moment);
    if (reason) reasons.push(reason);
  }
  return reasons.sort((one, other) => other.urgency - one.urgency);
}

const EACH_OTHER = 2;

/** How urgent a customer is: as urgent as their most urgent reason, plus a little for each other reason. */
export function urgencyOf(reasons: readonly Pick<Reason, 'urgency'>[]): number {
  const most = Math.max(0, ...reasons.map(({ urgency }) => urgency));
  return most + EACH_OTHER * Math.max(reasons.length - 1, 0);
}
