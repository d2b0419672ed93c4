import type { Day } from '#domain/day.ts';
import type { DailyProgress } from '#domain/progress/progressSchema.ts';
import { currentSession, subscribe as subscribeToSession } from '../session/sessionStore.ts';
import { daysOfPerson } from './daysOfPerson.ts';
import type { DayDraft } from './draft.ts';
import { notify } from './selfSavingNews.ts';

const tabs = openChannel();

/** A browser set to keep nothing may refuse to open it. */
function openChannel(): BroadcastChannel | null {
  try {
    return typeof window === 'undefined' ? null : new BroadcastChannel('weekplate-days');
  } catch {
    return null;
  }
}

/** Kept outside the screens: the user may tap and go to another screen before the answer arrives. */
let here: ReturnType<typeof daysOfPerson> | null = null;

function daysOf(customerId: string) {
  if (here?.customerId === customerId) return here;
  here?.close();
  const tell = (news: News) => tabs?.postMessage({ customerId, ...news });
  here = daysOfPerson(
    customerId,
    notify,
    (record) => tell({ record }),
    (date, dropped) => tell({ date, dropped }),
  );
  return here;
}

export const selfSavingDay = (customerId: string, date: Day) => daysOf(customerId).day(date);

/** The person whose days are kept here until they are sent; nobody if consent is withdrawn. */
function personNow(): string | null {
  const { me } = currentSession();
  return me && me.consent !== 'withdrawn' ? me.id : null;
}

/** Continues to send what was logged but not stored, in this visit or an earlier one. */
export function resumeDays(): void {
  const person = personNow();
  if (person !== null && !currentSession().ended) daysOf(person).resume();
}

let owner = personNow();
let hadEnded = false;

subscribeToSession(() => {
  const { ended } = currentSession();
  const isAnother = personNow() !== owner;
  if (isAnother) {
    here?.close();
    here = null;
  }
  owner = personNow();
  if (isAnother || (hadEnded && !ended)) resumeDays();
  hadEnded = ended;
});

if (typeof window !== 'undefined') {
  window.addEventListener('online', resumeDays);
  document.addEventListener('visibilitychange', resumeDays);
  window.addEventListener('storage', ({ key }) => {
    here?.hear(key);
    notify();
  });
}

type News = { readonly record: DailyProgress } | { readonly date: Day; readonly dropped: DayDraft };

if (tabs)
  tabs.onmessage = ({ data }: MessageEvent<News & { customerId: string }>) => {
    if (here?.customerId !== data.customerId) return;
    if ('record' in data) here.hearStored(data.record);
    else here.hearDropped(data.date, data.dropped);
    notify();
  };
