import { daysInCalendar, mealEvents } from '#domain/calendarFeed/mealEvents.ts';
import { boundedText } from '#domain/textSchema.ts';
import { notFound } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { todayOf } from '../http/session.ts';
import { countTry } from '../signIn/limits.ts';
import { hashIn } from './address.ts';
import type { CalendarFeedDeps } from './deps.ts';
import { icsOf, tagOf } from './ics.ts';
import { customerBehind } from './queries.ts';

/** The route that calendars fetch, which needs no session. */
export function calendarFileRoutes(api: Api, deps: CalendarFeedDeps): void {
  const { config, db, now } = deps;

  api.operation({
    get: '/calendar/{file}',
    summary: 'Meals as a calendar, for whoever has the address; without signing in',
    by: ['anyone'],
    // Longer than any address a request can have, so that every address not made here gets the same answer.
    params: { file: boundedText(16 * 1024) },
    responses: {
      200: {
        description: 'The file.',
        content: { 'text/calendar': { schema: { type: 'string' } } },
      },
      304: { description: 'The meals are those that this calendar has.' },
    },
    refuses: [429],
    answer: async ({ context, params }) => {
      const hash = hashIn(config.secret, params.file);
      const customer = hash === null ? undefined : await customerBehind(db, hash);
      if (!customer) {
        await countTry(deps, 'proofByNetwork', addressOf(config, context));
        throw notFound();
      }
      const { id: customerId, timeZone, hidesNumbers } = customer;
      await countTry(deps, 'workByPerson', `${customerId} calendar`);
      const today = todayOf(deps, customer);
      const days = await deps.mealsOf(customerId, daysInCalendar(today), today);
      const eater = {
        customerId,
        timeZone: timeZone ?? 'UTC',
        hidesNumbers: Boolean(hidesNumbers),
      };
      const events = mealEvents(eater, days);
      const etag = tagOf(events);
      if (context.req.header('if-none-match') === etag) return context.body(null, 304, { etag });
      return context.body(await icsOf(events, now().getTime()), 200, {
        etag,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="weekplate-meals.ics"',
        'x-robots-tag': 'noindex',
      });
    },
  });
}
