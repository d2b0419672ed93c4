import { createHash } from 'node:crypto';
import type { MealEvent } from '#domain/calendarFeed/mealEvents.ts';
import { daysInCalendar, mealEvents } from '#domain/calendarFeed/mealEvents.ts';
import { language } from '#domain/language/language.ts';
import { boundedText } from '#domain/textSchema.ts';
import { notFound } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { todayOf } from '../http/session.ts';
import { countTry } from '../signIn/limits.ts';
import { say } from '../words.ts';
import type { CalendarFeedDeps } from './address.ts';
import { hashIn } from './address.ts';
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

// The refresh interval, for calendars that let the file set it.
const ASK_AGAIN_SECONDS = 3600;

/**
 * Meals as an iCalendar file, RFC 5545; `now` in milliseconds since 1970. The events are private, have no alarm,
 * and do not mark the time as busy.
 */
export async function icsOf(events: readonly MealEvent[], now: number): Promise<string> {
  const { default: ical, ICalEventClass, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: say.meals,
    prodId: { company: 'Weekplate', product: 'Meals', language: language().toUpperCase() },
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const { uid, title, text, startsAt, endsAt } of events)
    calendar.createEvent({
      id: uid,
      stamp: new Date(now),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      ...(text !== '' && { description: text }),
      class: ICalEventClass.PRIVATE,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return `${calendar.toString()}\r\n`;
}

/** An ETag that depends on the meals only; the file differs each time, because it contains when it was made. */
export const tagOf = (events: readonly MealEvent[]): string =>
  `W/"${createHash('sha256').update(JSON.stringify(events)).digest('base64url')}"`;
