import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { Goals } from '#domain/goals/goalSchema.ts';
import type { PlannedDays } from '#domain/plans/planSchema.ts';
import { greetingAt, oneTrueThing } from '#domain/progress/greeting.ts';
import type { TrackedDay } from '#domain/progress/progressSchema.ts';
import { hasOwnName } from '#domain/signIn/account.ts';
import { unreadQuery } from '../conversations/api.ts';
import { Filled } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { atRest } from '../kit/time.ts';
import { adherenceShown, mealRows, nextMeal } from '../progress/mealRows.ts';
import type { DayHere } from '../progress/useDay.ts';
import classes from './HomeScreen.module.css';
import { say } from './words.ts';

const SCREENS = {
  message: '/customer/messages',
  aim: '/customer/goals',
  day: null,
} as const;

const SoonAppointment = lazyPart(async () => ({
  default: (await atRest(() => import('../appointments/OwnScreen.tsx'))).SoonAppointment,
}));

type Props = {
  me: Me;
  /** Absent while it loads. */
  day: TrackedDay | undefined;
  saved: DayHere;
  goals: Goals | undefined;
  weeks: PlannedDays | undefined;
  minutes: number;
};

/** A greeting by name, and one true thing under it. The line keeps its room while nothing is known. */
export function Greeting({ me, day, saved, goals, weeks, minutes }: Props) {
  const { data: unread = 0 } = useQuery(unreadQuery(me.id));
  const { words, name } = greetingAt(minutes, hasOwnName(me) ? me.name : '');
  const rows = day ? mealRows(day, saved.meals) : [];
  const next = nextMeal(rows, minutes);
  const adherence = day && adherenceShown(day, saved.meals, minutes);
  const thing =
    day &&
    oneTrueThing({
      today: me.today,
      unread,
      aims: goals?.items ?? [],
      next: rows.find(({ index }) => index === next)?.dishes.at(-1) ?? null,
      isDone: adherence !== undefined && adherence.meals > 0 && adherence.done === adherence.meals,
      days: weeks?.days ?? [],
    });
  const screen = thing && SCREENS[thing.about];
  const line = screen ? <TextLink to={screen}>{thing.words}</TextLink> : thing?.words;
  return (
    <div className="below-3">
      <p className="cut text-20 bold leading-130">
        {name ? <Filled text={say.greeting} hello={words} name={<bdi>{name}</bdi>} /> : words}
      </p>
      <p className={classes.thing}>
        <Suspense fallback={line}>
          <SoonAppointment>{line}</SoonAppointment>
        </Suspense>
      </p>
    </div>
  );
}
