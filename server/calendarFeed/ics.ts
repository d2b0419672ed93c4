import { createHash } from 'node:crypto';
import type { MealEvent } from '#domain/calendarFeed/mealEvents.ts';

// The refresh interval, for calendars that let the file set it.
const ASK_AGAIN_SECONDS = 3600;

/**
 * Meals as an iCalendar file, RFC 5545; `now` in milliseconds since 1970. The events are private, have no alarm,
 * and do not mark the time as busy.
 */
export async function icsOf(events: readonly MealEvent[], now: number): Promise<string> {
  const { default: ical, ICalEventClass, ICalEventTransparency } = await import('ical-generator');
  const calendar = ical({
    name: 'Meals',
    prodId: { company: 'Weekplate', product: 'Meals', language: 'EN' },
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
