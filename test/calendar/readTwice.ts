import ICAL from 'ical.js';
import ical from 'node-ical';

/** An event as it was read; `from` and `to` are instants. */
export type ReadEvent = {
  readonly uid: string;
  readonly title: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
};

const instant = (at: Date | undefined) => at?.toISOString() ?? '';

/** Parses a calendar file with two libraries that share no code. */
export const readTwice = (file: string): [ReadEvent[], ReadEvent[]] => [
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, description, startDate, endDate } = new ICAL.Event(each);
    return {
      uid,
      title: summary,
      text: description ?? '',
      from: instant(startDate.toJSDate()),
      to: instant(endDate.toJSDate()),
    };
  }),
  Object.values(ical.sync.parseICS(file)).flatMap((each) =>
    each?.type === 'VEVENT'
      ? {
          uid: each.uid,
          title: String(each.summary),
          text: String(each.description ?? ''),
          from: instant(each.start),
          to: instant(each.end),
        }
      : [],
  ),
];
