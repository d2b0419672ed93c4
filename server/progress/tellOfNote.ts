import type { Write } from '../http/write.ts';
import { notifyDieticians, settle } from '../notify/notify.ts';

type Note = { readonly customerId: string; readonly date: string; readonly notes: string };

/** Tells the dieticians of a day's note that is new or changed; settles the news of a note that was emptied. */
export async function tellOfNote(
  running: Write,
  { customerId, date, notes }: Note,
  at: Date,
): Promise<void> {
  const news = { kind: 'day-note', customerId, about: date, at } as const;
  await (notes === '' ? settle(running, news) : notifyDieticians(running, news));
}
