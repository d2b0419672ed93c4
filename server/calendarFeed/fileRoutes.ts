import { createHash } from 'node:crypto';
import {
  appointmentEvents,
  type CalendarEvent,
  daysInCalendar,
  mealEvents,
} from '#domain/calendarFeed/mealEvents.ts';
import { language } from '#domain/language/language.ts';
import { boundedText } from '#domain/textSchema.ts';
import { notFound } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import { addressOf } from '../http/origin.ts';
import { todayOf } from '../http/session.ts';
import { nowReadBy } from '../reader.ts';
import { countTry } from '../signIn/limits.ts';
import { say } from '../words.ts';
import type { CalendarFeedDeps } from './address.ts';
import { hashIn } from './address.ts';
import { personBehind } from './queries.ts';

/** The route that calendars fetch, which needs no session. */
export function calendarFileRoutes(api: Api, deps: CalendarFeedDeps): void {
  const { config, db, now } = deps;

  api.operation({
    get: '/calendar/{file}',
    summary:
      'Meals and appointments as a calendar, for whoever has the address; without signing in',
    by: ['anyone'],
    // Longer than any address a request can have, so that every address not made here gets the same answer.
    params: { file: boundedText(16 * 1024) },
    responses: {
      200: {
        description: 'The file.',
        content: { 'text/calendar': { schema: { type: 'string' } } },
      },
      304: { description: 'This calendar has all of it.' },
    },
    refuses: [429],
    answer: async ({ context, params }) => {
      const hash = hashIn(config.secret, params.file);
      const person = hash === null ? undefined : await personBehind(db, hash);
      if (!person) {
        await countTry(deps, 'proofByNetwork', addressOf(config, context));
        throw notFound();
      }
      await countTry(deps, 'workByPerson', `${person.id} calendar`);
      // A calendar program has no language of its own to ask for.
      nowReadBy(person.locale);
      const meals = person.role === 'customer' ? await mealsOf(deps, person) : [];
      const events = [...meals, ...appointmentEvents(await deps.appointmentsOf(person))];
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

type Eater = NonNullable<Awaited<ReturnType<typeof personBehind>>>;

async function mealsOf(deps: CalendarFeedDeps, person: Eater) {
  const { id: customerId, timeZone, hidesNumbers } = person;
  const today = todayOf(deps, person);
  const days = await deps.mealsOf(customerId, daysInCalendar(today), today);
  const eater = { customerId, timeZone: timeZone ?? 'UTC', hidesNumbers: Boolean(hidesNumbers) };
  return mealEvents(eater, days);
}

// The refresh interval, for calendars that let the file set it.
const ASK_AGAIN_SECONDS = 3600;

/**
 * Meals and appointments as an iCalendar file, RFC 5545; `now` in milliseconds since 1970. The events are private and
 * have no alarm; only booked appointments mark their time as busy.
 */
export async function icsOf(events: readonly CalendarEvent[], now: number): Promise<string> {
  const { default: ical, ...terms } = await import('ical-generator');
  const { ICalEventClass, ICalEventStatus, ICalEventTransparency } = terms;
  const calendar = ical({
    name: say.meals,
    prodId: { company: 'Weekplate', product: 'Meals', language: language().toUpperCase() },
    ttl: ASK_AGAIN_SECONDS,
  });
  for (const event of events) {
    const { uid, title, text, startsAt, endsAt } = event;
    const appointment = 'sequence' in event ? event : null;
    const isBusy = appointment !== null && !appointment.isCancelled;
    calendar.createEvent({
      id: uid,
      stamp: new Date(now),
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      ...(text !== '' && { description: text }),
      class: ICalEventClass.PRIVATE,
      transparency: isBusy ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
      ...(appointment && {
        sequence: appointment.sequence,
        status: isBusy ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
        ...(appointment.place !== '' && { location: appointment.place }),
        ...(appointment.link !== '' && { url: appointment.link }),
      }),
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** An ETag that depends on the events only; the file differs each time, because it contains when it was made. */
export const tagOf = (events: readonly CalendarEvent[]): string =>
  `W/"${createHash('sha256').update(JSON.stringify(events)).digest('base64url')}"`;
