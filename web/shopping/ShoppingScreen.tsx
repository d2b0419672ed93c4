import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type FormEvent, useMemo, useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { type Day, daysBetween, formatDay } from '#domain/day.ts';
import { recipeBook } from '#domain/foods/recipes.ts';
import type { PlannedDays, WeekDay } from '#domain/plans/planSchema.ts';
import { twoWeeksFrom, weekOf } from '#domain/plans/weeks.ts';
import {
  daysAhead,
  daysAtFirst,
  daysNamed,
  namesOf,
  nextWeek,
  restOfWeek,
  shoppingList,
  withoutEaten,
} from '#domain/shopping/shoppingList.ts';
import { type PlannedRecipe, plannedRecipesQuery } from '../foods/articleRecipes.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/DeviceButtons.tsx';
import { Field } from '../kit/Field.tsx';
import { EmptyState, Unloaded, VisuallyHidden } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Printed } from '../kit/Printed.tsx';
import { Disclosure } from '../kit/ShowMore.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import { queryClient } from '../live/queryClient.tsx';
import { plannedDaysQuery, trackedDayQuery } from '../progress/api.ts';
import { useMe } from '../session/session.ts';
import { OWN_LINE_MAX, weeksShown, withOwn, isFull as withoutRoom } from './basket.ts';
import { useBaskets } from './keptBaskets.ts';
import { asText, daysWords, type RowGroup, rowsOf } from './rows.ts';
import classes from './Shopping.module.css';
import { ShoppingRows } from './ShoppingRows.tsx';
import { say } from './words.ts';

/** Fetches what the screen shows, before it is opened. */
export const prefetchData = ({ id, today }: Me) =>
  queryClient.prefetchQuery(plannedDaysQuery(id, twoWeeksFrom(today)));

/** `/customer/shopping`: what to buy for the meals of the chosen days. */
export default function ShoppingScreen() {
  const { id, today } = useMe();
  const planned = useQuery(plannedDaysQuery(id, twoWeeksFrom(today)));
  if (!planned.data)
    return (
      <Page title={ofKit.shoppingList} narrow>
        <Unloaded
          query={planned}
          skeleton={<Skeleton height={420} radius="lg" aria-busy="true" />}
          failed={say.notLoaded}
        />
      </Page>
    );
  return <List customerId={id} today={today} planned={planned.data} />;
}

const bookOf = (recipes: readonly PlannedRecipe[]) =>
  recipeBook(recipes.map((each) => ({ ...each, servings: each.servings ?? 1 })));

type Props = { customerId: string; today: Day; planned: PlannedDays };

function List({ customerId, today, planned }: Props) {
  const [params, setParams] = useSearchParams();
  const named = params.get('days');
  const chosen = useMemo(
    () => daysNamed(named, today) ?? daysAtFirst(planned.days, today),
    [named, planned, today],
  );
  const days = useMemo(
    () => planned.days.filter(({ date }) => chosen.includes(date)),
    [planned, chosen],
  );
  const { data: recipes } = useQuery(plannedRecipesQuery(customerId));
  const { data: logged } = useQuery(trackedDayQuery(customerId, today));
  const list = useMemo(
    () => shoppingList(withoutEaten(days, logged?.record ?? null), bookOf(recipes?.items ?? [])),
    [days, logged, recipes],
  );
  const kept = useBaskets(customerId, today);
  const mondays = weeksShown(chosen, today);
  const [monday = today] = mondays;
  const groups = rowsOf(list, kept.baskets, mondays);
  const isEmpty = groups.length === 0;
  return (
    <Page title={ofKit.shoppingList} narrow actions={!isEmpty && <ListActions groups={groups} />}>
      <DaysChoice
        today={today}
        chosen={chosen}
        onChoose={(next) => setParams({ days: namesOf(next, today) }, { replace: true })}
      />
      <Printed title={say.printedTitle(daysWords(chosen))} className={classes.list}>
        {list.length === 0 && <NothingListed days={days} hasOwn={!isEmpty} />}
        {!isEmpty && <ShoppingRows groups={groups} chosen={chosen} mondays={mondays} kept={kept} />}
      </Printed>
      <AddOwn
        isFull={withoutRoom(kept.baskets, monday)}
        onAdd={(text) => kept.change((baskets) => withOwn(baskets, monday, text))}
      />
      <p className="small above-4" role={kept.areKept ? undefined : 'status'}>
        {kept.areKept ? say.kept : say.notKept}
      </p>
    </Page>
  );
}

type DaysChoiceProps = {
  today: Day;
  chosen: readonly Day[];
  onChoose: (days: readonly Day[]) => void;
};

function DaysChoice({ today, chosen, onChoose }: DaysChoiceProps) {
  const weeks = { thisWeek: restOfWeek(today), nextWeek: nextWeek(today) };
  const names = Object.keys(weeks) as (keyof typeof weeks)[];
  const toggle = (day: Day) =>
    onChoose(chosen.includes(day) ? chosen.filter((each) => each !== day) : [...chosen, day]);
  return (
    <section className="below-4" aria-label={say.daysToShopFor}>
      <ToggleGroup
        label={ofKit.week}
        look="segments"
        className={classes.weeks}
        choices={names.map((name) => ({ value: name, face: say[name] }))}
        chosen={names.find((name) => weeks[name].join() === chosen.join()) ?? null}
        onChoose={(name) => onChoose(weeks[name])}
      />
      <p className="above-3" aria-live="polite">
        {daysWords(chosen)}
      </p>
      <Disclosure summary={say.chooseDays}>
        <ToggleGroup
          label={ofKit.days}
          look="cards"
          className={classes.toggles}
          style={{ '--first': daysBetween(weekOf(today).from, today) + 1 } as CSSProperties}
          choices={daysAhead(today).map((day) => ({ value: day, face: <DayFace day={day} /> }))}
          chosen={chosen}
          onChoose={toggle}
        />
      </Disclosure>
    </section>
  );
}

function DayFace({ day }: { day: Day }) {
  return (
    <span>
      <span className={classes.weekday}>{formatDay(day, 'shortWeekday')}</span>{' '}
      {Number(day.slice(8))}
      <VisuallyHidden> {formatDay(day, 'month')}</VisuallyHidden>
    </span>
  );
}

type AddOwnProps = { isFull: boolean; onAdd: (text: string) => void };

/** Adds a handwritten line. The field keeps the focus, so that the next one can be typed at once. */
function AddOwn({ isFull, onAdd }: AddOwnProps) {
  const [text, setText] = useState('');
  if (isFull) return <p className="above-6">{say.full}</p>;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  return (
    <form className={classes.add} onSubmit={add}>
      <Field
        label={say.addSomething}
        value={text}
        maxLength={OWN_LINE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {ofKit.add}
      </Button>
    </form>
  );
}

/** Buttons to pass the list on: as text, or on paper. */
function ListActions({ groups }: { groups: readonly RowGroup[] }) {
  return (
    <>
      <CopyButton label={say.copyAsText} text={() => asText(groups)} />
      <Button variant="default" onClick={() => window.print()}>
        {ofKit.print}
      </Button>
    </>
  );
}

type NothingListedProps = {
  days: readonly WeekDay[];
  /** There are handwritten lines below it. */
  hasOwn: boolean;
};

/** Why the plan adds nothing to the list for these days. */
function NothingListed({ days, hasOwn }: NothingListedProps) {
  const isPlanned = days.some(({ planId }) => planId !== null);
  const { title, text } = isPlanned ? say.nothingToBuy : say.noPlan;
  if (hasOwn) return <p className="quiet">{title}.</p>;
  return (
    <EmptyState icon={IconShoppingCart} title={title}>
      {text}
    </EmptyState>
  );
}
