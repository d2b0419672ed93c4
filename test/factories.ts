import type { Db } from '#server/db/open.ts';
import { appointments } from './factories/appointments.ts';
import { articles } from './factories/articles.ts';
import { attention } from './factories/attention.ts';
import { calendarFeeds } from './factories/calendarFeeds.ts';
import { conversations } from './factories/conversations.ts';
import { days } from './factories/days.ts';
import { foods } from './factories/foods.ts';
import { goals } from './factories/goals.ts';
import { images } from './factories/images.ts';
import { invitations } from './factories/invitations.ts';
import { limits } from './factories/limits.ts';
import { measured } from './factories/measured.ts';
import { measurements } from './factories/measurements.ts';
import { messages } from './factories/messages.ts';
import { told } from './factories/notifications.ts';
import { pages } from './factories/pages.ts';
import { people } from './factories/people.ts';
import { planLibrary } from './factories/planLibrary.ts';
import { plans } from './factories/plans.ts';
import { practice } from './factories/practice.ts';
import { questionnaires } from './factories/questionnaires.ts';
import { reminders } from './factories/reminders.ts';
import { replies } from './factories/replies.ts';
import { targets } from './factories/targets.ts';
import { visits } from './factories/visits.ts';
import { keepSecret } from './logs/kept.ts';

export type Factories = ReturnType<typeof factories>;

/**
 * Creates real rows quickly, without going through the API, since the data a test starts from is not what it
 * tests. Every person created has an open session (`person.cookie`) and can also sign in with `person.email`
 * and `person.password`.
 */
export const factories = (db: Db, secret: string, dataDir?: string) =>
  keepingSecrets({
    ...people(db, secret),
    ...plans(db),
    ...planLibrary(db),
    ...days(db),
    ...pages(db),
    ...goals(db),
    ...visits(db),
    ...appointments(db),
    ...invitations(db, secret),
    ...told(db),
    ...attention(db),
    ...calendarFeeds(db, secret),
    ...images(db, dataDir),
    ...limits(db),
    ...measurements(db),
    ...measured(db),
    ...messages(db),
    ...conversations(db, dataDir),
    ...practice(db),
    ...reminders(db),
    ...replies(db, dataDir),
    ...articles(db, dataDir),
    ...questionnaires(db),
    ...foods(db),
    ...targets(db),
  });

/** Everything that is created belongs to somebody, so none of it may appear in a server's log. */
function keepingSecrets<Makers extends object>(makers: Makers): Makers {
  const wrapped = Object.entries(makers).map(([name, make]) => [
    name,
    (...given: unknown[]) => {
      const made = make(...given);
      keepSecret(given);
      if (made instanceof Promise) return made.then(kept);
      return kept(made);
    },
  ]);
  return Object.fromEntries(wrapped);
}

function kept<Made>(made: Made): Made {
  keepSecret(made);
  return made;
}
