import { createHash } from 'node:crypto';
import type { MealEvent } from '#domain/calendarFeed/mealEvents.ts';

// Read by calendars that let an address say how often they ask.
const ASK_AGAIN_SECONDS = 3600;

/**
 * Meals as a file of a calendar, RFC 5545; `now` in milliseconds since 1970. They are private, have no
 * alarm, and leave the time free for others who plan with the calendar.
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

/** The same for the same meals: the file itself tells when it was made. */
export const tagOf = (events: readonly MealEvent[]): string =>
  `W/"${createHash('sha256').update(JSON.stringify(events)).digest('base64url')}"`;
