import {
  IconCalendarClock,
  IconChevronLeft,
  IconChevronRight,
  IconClockEdit,
  IconPlus,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type {
  AppointmentHours,
  PracticeAppointment,
} from '#domain/appointments/appointmentSchema.ts';
import { clashing } from '#domain/appointments/rules.ts';
import { addDays, type Day, dayIn, daysFrom, formatDay, formatDays, isDay } from '#domain/day.ts';
import { momentIn } from '#domain/moment.ts';
import { weekOf } from '#domain/plans/weeks.ts';
import { useSearchParams } from '../kit/address.tsx';
import { Button, IconButton, LinkButton } from '../kit/Button.tsx';
import { useIsPhone } from '../kit/device.ts';
import { KeyHints } from '../kit/KeyHints.tsx';
import { isMeantElsewhere, keyOnward } from '../kit/keys.ts';
import { lazyPlace } from '../kit/lazy.tsx';
import { EmptyState, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { ToggleGroup } from '../kit/ToggleGroup.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay, useMe } from '../session/session.ts';
import { AppointmentDialog, type Opened } from './AppointmentDialog.tsx';
import { AppointmentRow } from './AppointmentRow.tsx';
import classes from './Appointments.module.css';
import { hoursQuery, practiceQuery } from './api.ts';
import { dayOf } from './inWords.ts';
import { WeekGrid } from './WeekGrid.tsx';
import { say } from './words.ts';

const VIEWS = [
  { value: 'day', face: say.day },
  { value: 'week', face: say.week },
] as const;
const WHOSE = [
  { value: 'mine', face: say.mine },
  { value: 'all', face: say.everyone },
] as const;

const HoursScreen = lazyPlace(() => import('./HoursScreen.tsx'));
const HOURS = '/client/appointments?hours=yes';

export default function PracticeScreen() {
  const [params] = useSearchParams();
  const hours = useQuery(hoursQuery);
  const isDietician = useMay('dietician');
  if (params.has('hours') && isDietician)
    return (
      <Suspense>
        <HoursScreen />
      </Suspense>
    );
  if (hours.data) return <Calendar hours={hours.data} />;
  return (
    <Page title={say.appointments}>
      <Unloaded query={hours} failed={say.loadFailed} skeleton={<Skeleton height={480} />} />
    </Page>
  );
}

/** `/client/appointments`: a day or a week of the practice, in the zone of the dietician's own hours. */
function Calendar({ hours }: { hours: AppointmentHours }) {
  const me = useMe();
  const isPhone = useIsPhone();
  const zone = hours.timeZone;
  const today = dayIn(zone, new Date());
  const [params, setParams] = useSearchParams();
  const view = params.get('view') ?? (isPhone ? 'day' : 'week');
  const isWeek = view === 'week';
  const isDietician = useMay('dietician');
  // Assistants have no appointments of their own.
  const isAll = !isDietician || params.get('whose') === 'all';
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const first = isWeek ? weekOf(day).from : day;
  const days = daysFrom(first, isWeek ? 7 : 1);
  const at = (of: Day) => new Date(momentIn(zone, of, '00:00')).toISOString();
  const list = useQuery(practiceQuery(at(first), at(addDays(first, days.length))));
  const items = (list.data?.items ?? []).filter(
    ({ dietician }) => isAll || dietician?.id === me.id,
  );
  const [opened, open] = useState<Opened | null>(null);

  const show = (change: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    setParams(next, { replace: true });
  };
  const go = (steps: number) => show({ day: addDays(first, steps * days.length) });
  const add = (date = days.includes(today) ? today : first, time = '') =>
    open({ was: null, date, time });
  useKeys({ onNew: () => add(), onToday: () => show({ day: today }), onGo: go });

  return (
    <Page
      title={say.appointments}
      keepsPlace
      actions={
        <>
          {isDietician && (
            <LinkButton to={HOURS} variant="default" icon={IconClockEdit}>
              {say.hours}
            </LinkButton>
          )}
          <Button icon={IconPlus} onClick={() => add()}>
            {say.newAppointment}
          </Button>
        </>
      }
    >
      <div className="row wrap gap-3 below-3">
        <div className="row gap-1">
          <Step label={isWeek ? say.weekBefore : say.dayBefore} by={-1} onGo={go} />
          <Button variant="default" size="sm" onClick={() => show({ day: today })}>
            {ofKit.today}
          </Button>
          <Step label={isWeek ? say.weekAfter : say.dayAfter} by={1} onGo={go} />
        </div>
        <h2 className={classes.span} aria-live="polite">
          {isWeek ? formatDays(first, addDays(first, 6), 'medium') : formatDay(day, 'full')}
        </h2>
        {isDietician && (
          <ToggleGroup
            label={say.whose}
            look="segments"
            choices={WHOSE}
            chosen={isAll ? 'all' : 'mine'}
            onChoose={(whose) => show({ whose })}
          />
        )}
        <ToggleGroup
          label={say.view}
          look="segments"
          choices={VIEWS}
          chosen={isWeek ? 'week' : 'day'}
          onChoose={(next) => show({ view: next })}
        />
      </div>
      {isDietician && hours.openings.length === 0 && (
        <p className="muted below-3">
          {say.noHoursSet}{' '}
          <LinkButton to={HOURS} size="compact-sm" variant="light">
            {say.setHours}
          </LinkButton>
        </p>
      )}
      {!list.data && (
        <Unloaded query={list} failed={say.loadFailed} skeleton={<Skeleton height={480} />} />
      )}
      {list.data && isWeek && isPhone && (
        <Agenda {...{ days, zone, items, isAll }} onOpen={(was) => open({ was })} />
      )}
      {list.data && !(isWeek && isPhone) && (
        <div className={isWeek ? undefined : classes.dayView}>
          <WeekGrid
            {...{ days, zone, items, hours }}
            ofAll={isAll}
            onOpen={(was) => open({ was })}
            onNew={add}
          />
          {!isWeek && <Agenda {...{ days, zone, items, isAll }} onOpen={(was) => open({ was })} />}
        </div>
      )}
      {!isPhone && (
        <div className="above-3">
          <KeyHints hints={KEYS} />
        </div>
      )}
      {opened && <AppointmentDialog opened={opened} hours={hours} onClose={() => open(null)} />}
    </Page>
  );
}

const KEYS = [
  [['N'], say.newAppointment],
  [['T'], ofKit.today],
  [[say.arrows], say.fromOneToNext],
  [[say.pageKeys], say.earlierOrLater],
] as const;

type KeysProps = { onNew: () => void; onToday: () => void; onGo: (steps: number) => void };

function useKeys({ onNew, onToday, onGo }: KeysProps) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isMeantElsewhere(event)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : keyOnward(event.key);
    const work = {
      n: onNew,
      t: onToday,
      PageUp: () => onGo(-1),
      PageDown: () => onGo(1),
    }[key];
    if (!work) return;
    event.preventDefault();
    work();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

type StepProps = { label: string; by: 1 | -1; onGo: (steps: number) => void };

function Step({ label, by, onGo }: StepProps) {
  const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
  return (
    <IconButton size={36} aria-label={label} onClick={() => onGo(by)}>
      <Icon size={20} stroke={1.5} aria-hidden />
    </IconButton>
  );
}

type AgendaProps = {
  days: readonly Day[];
  zone: string;
  items: readonly PracticeAppointment[];
  isAll: boolean;
  onOpen: (appointment: PracticeAppointment) => void;
};

/** A day, or the week on a phone: a list for each day that has appointments. */
function Agenda({ days, zone, items, isAll, onOpen }: AgendaProps) {
  if (items.length === 0)
    return (
      <EmptyState
        icon={IconCalendarClock}
        title={days.length === 1 ? say.noneInDay : say.noneInWeek}
      >
        {say.noneInWeekHint}
      </EmptyState>
    );
  const atOnce = clashing(items);
  return days.map((day) => {
    const ofDay = items.filter(({ startsAt }) => dayOf(startsAt, zone) === day);
    if (ofDay.length === 0) return null;
    return (
      <section key={day} className="grid gap-2 below-4" aria-label={formatDay(day, 'long')}>
        {days.length > 1 && <h3 className="text-15 bold">{formatDay(day, 'long')}</h3>}
        <ul className="card">
          {ofDay.map((each) => (
            <li key={each.id} className="ruled">
              <AppointmentRow
                appointment={each}
                zone={zone}
                isClash={atOnce.has(each.id)}
                dietician={isAll ? each.dietician?.name : undefined}
                onOpen={() => onOpen(each)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
