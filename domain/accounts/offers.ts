import { addDays, type Day, firstDayOf } from '../day.ts';

/** What a customer is asked or offered once, never two at a time, and never again after an answer. */
export type Offer = 'name' | 'keep' | 'remind' | 'push' | 'install';

export type Moment = {
  /** Whether some day of these weeks is logged. */
  readonly hasLogged: boolean;
  /** Whether meals were planned for yesterday, and nothing was logged. */
  readonly missedEvening: boolean;
  readonly hasReminder: boolean;
  readonly hasMessage: boolean;
  /** What this browser can do: nothing opens offline without a service worker. */
  readonly canKeep: boolean;
  readonly canPush: boolean;
  readonly needsHomeScreen: boolean;
};

/** The one thing to offer at this moment; null for nothing. */
export function offerNow(at: Moment, answered: (offer: Offer) => boolean): Offer | null {
  const fits: Readonly<Record<Exclude<Offer, 'name'>, boolean>> = {
    push: at.hasMessage && at.canPush,
    keep: at.hasLogged && at.canKeep,
    remind: at.missedEvening && !at.hasReminder,
    install: at.hasLogged && at.needsHomeScreen,
  };
  const offers = Object.keys(fits) as (keyof typeof fits)[];
  return offers.find((offer) => fits[offer] && !answered(offer)) ?? null;
}

type Planned = { readonly date: Day; readonly meals: readonly string[]; readonly logged: string };

/** How these days were logged, as far as an offer depends on it. Nobody missed a day before they joined. */
export function loggingOf(
  days: readonly Planned[],
  { today, firstDay }: { readonly today: Day; readonly firstDay?: Day | undefined },
) {
  const before = addDays(today, -1);
  const yesterday = days.find(({ date }) => date === before);
  return {
    hasLogged: days.some(({ logged }) => logged !== 'none'),
    missedEvening:
      firstDayOf(before) >= (firstDay ?? today) &&
      yesterday?.logged === 'none' &&
      yesterday.meals.some((meal) => meal !== ''),
  };
}
