import { useEffect, useState } from 'react';
import { type Day, isDay } from '#domain/day.ts';
import { useSearchParams } from '../kit/Link.tsx';
import { isInHand } from './useDay.ts';

/**
 * The day on screen: that of `?date=`, else today. When midnight passes, an address without a date moves on to the
 * new day, unless somebody is at work on the day: then it stays, and the address gets its date.
 */
export function useChosenDate(today: Day) {
  const [params, setParams] = useSearchParams();
  const [undated, setUndated] = useState(today);
  const named = params.get('date');
  const chosen = named !== null && isDay(named) && named <= today ? named : null;
  const stays = chosen === null && undated !== today && isInHand(undated);
  if (undated !== today && !stays) setUndated(today);

  useEffect(() => {
    if (stays) setParams({ date: undated }, { replace: true });
  }, [stays, undated, setParams]);

  const goTo = (date: Day) => setParams(date === today ? {} : { date });
  return { date: chosen ?? undated, goTo };
}
