import { expect, it } from 'vitest';
import { asksName } from '../signIn/account.ts';
import { loggingOf, type Moment, type Offer, offerNow } from './offers.ts';

const TODAY = '2026-11-28';
const NOTHING: Moment = {
  hasLogged: false,
  missedEvening: false,
  hasReminder: false,
  hasMessage: false,
  canKeep: true,
  canPush: true,
  needsHomeScreen: false,
};
const offered = (at: Partial<Moment>, ...answered: Offer[]) =>
  offerNow({ ...NOTHING, ...at }, (offer) => answered.includes(offer));

it('[PROF-01] [DPROF-01] who has just signed up is asked for a name, and a dietician who has none', () => {
  const joined = {
    name: 'a.berg',
    email: 'a.berg@example.test',
    firstDay: '2026-08-30',
    today: TODAY,
  };
  expect(asksName(joined)).toBe(true);
  expect(asksName({ ...joined, name: 'Anna' })).toBe(false);
  expect(asksName({ ...joined, today: '2026-11-29' })).toBe(false);
  // Dieticians have no first day.
  expect(asksName({ ...joined, firstDay: undefined })).toBe(true);
  expect(asksName({ ...joined, name: 'Anna', firstDay: undefined })).toBe(false);
});

it('[DAY-05] [NOTIFY-05] each offer has its moment, and only where the browser can do it', () => {
  expect(offered({})).toBeNull();
  expect(offered({ hasLogged: true })).toBe('keep');
  expect(offered({ hasLogged: true, canKeep: false })).toBeNull();
  expect(offered({ missedEvening: true })).toBe('remind');
  expect(offered({ missedEvening: true, hasReminder: true })).toBeNull();
  expect(offered({ hasMessage: true })).toBe('push');
  expect(offered({ hasMessage: true, canPush: false })).toBeNull();
  expect(offered({ hasLogged: true, needsHomeScreen: true }, 'keep')).toBe('install');
});

it('[DAY-05] never two at once, and none again after an answer', () => {
  const all = { hasLogged: true, missedEvening: true, hasMessage: true, needsHomeScreen: true };
  const order: Offer[] = ['push', 'keep', 'remind', 'install'];
  expect(order.map((_, answered) => offered(all, ...order.slice(0, answered)))).toEqual(order);
  expect(offered(all, ...order)).toBeNull();
});

it('[NOTIFY-05] an evening was missed if meals were planned for yesterday and nothing was logged', () => {
  const day = (date: string, logged: string, meals = ['Soup']) => ({ date, logged, meals });
  const missed = (...days: Parameters<typeof loggingOf>[0]) =>
    loggingOf(days, { today: TODAY, firstDay: '2026-07-01' });
  expect(missed(day('2026-11-27', 'none'))).toEqual({ hasLogged: false, missedEvening: true });
  expect(missed(day('2026-11-27', 'some'))).toEqual({ hasLogged: true, missedEvening: false });
  expect(missed(day('2026-11-27', 'none', ['']))).toMatchObject({ missedEvening: false });
  expect(missed(day('2026-11-26', 'none'))).toMatchObject({ missedEvening: false });
  const joinedToday = { today: TODAY, firstDay: '2026-08-30' };
  expect(loggingOf([day('2026-11-27', 'none')], joinedToday).missedEvening).toBe(false);
});
