import { IconPlus, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AppointmentHours, HoursInput } from '#domain/appointments/appointmentSchema.ts';
import { asTypedOpenings } from '#domain/appointments/hours.ts';
import { type Day, type DayRange, formatDay, formatDays, isDay, weekdayName } from '#domain/day.ts';
import { weekdaysOfReader } from '#domain/language/language.ts';
import { CalendarCard } from '../calendarFeed/CalendarCard.tsx';
import { useEditForm } from '../draft/useEditForm.ts';
import { checkWith } from '../draft/useSending.ts';
import { Button, IconButton, LinkButton } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, SelectField } from '../kit/Field.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { listOf, object, type Shaped, string } from '../store/shape.ts';
import { LengthField, WhereFields } from './AppointmentDialog.tsx';
import classes from './Appointments.module.css';
import { hoursQuery, saveHours } from './api.ts';
import { say } from './words.ts';

export default function HoursScreen() {
  const hours = useQuery(hoursQuery);
  if (hours.data) return <HoursForm saved={hours.data} />;
  return (
    <Page title={say.hours} narrow>
      <Unloaded query={hours} failed={say.hoursFailed} skeleton={<Skeleton height={420} />} />
    </Page>
  );
}

const FORM = 'hours-form';
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

const shape = object({
  ...{ day1: string, day2: string, day3: string, day4: string, day5: string, day6: string },
  ...{ day7: string, timeZone: string, slotMinutes: string, noticeHours: string },
  ...{ cancelHours: string, aheadDays: string, place: string, link: string },
  closed: listOf(object({ from: string, to: string })),
});
type Values = Shaped<typeof shape>;

const schema = async () =>
  (await import('#domain/appointments/hoursFormSchema.ts')).hoursFormSchema;

const valuesOf = (saved: AppointmentHours | null): Values => {
  const { openings = [], closed = [], ...rest } = saved ?? {};
  const texts = Object.entries(rest).map(([name, value]) => [name, String(value)]);
  const days = WEEK.map((day) => [`day${day}`, asTypedOpenings(openings, day)]);
  return shape({ ...Object.fromEntries([...days, ...texts]), closed });
};

/** When the dietician offers appointments, and the rules for customers. */
function HoursForm({ saved }: { saved: AppointmentHours }) {
  const { id } = useMe();
  const queries = useQueryClient();
  const form = useEditForm<Values, HoursInput, AppointmentHours>({
    key: `weekplate:${id}:appointment-hours`,
    shape,
    saved,
    valuesOf,
    check: (values) => checkWith(schema, values),
    change: async (input, { version }) => {
      const stored = await saveHours(input, version);
      queries.setQueryData(hoursQuery.queryKey, stored);
      return stored;
    },
    refetch: () => void queries.invalidateQueries(hoursQuery),
    done: () => toastSuccess(say.hoursSaved),
    failed: (reason) => toastFailure(`${say.hoursNotSaved} ${reason}`),
  });
  const { field, values } = form;
  const number = (name: 'noticeHours' | 'cancelHours' | 'aheadDays') => ({
    ...field(name),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
  });
  return (
    <Page
      title={say.hours}
      narrow
      actions={
        <>
          <LinkButton to="/client/appointments" variant="default">
            {say.appointments}
          </LinkButton>
          <Button type="submit" form={FORM} loading={form.busy} disabled={form.isOutdated}>
            {say.saveHours}
          </Button>
        </>
      }
    >
      <form {...form.form} id={FORM} className="narrow gap-4">
        <DraftNotice draft={form} outdated={say.savedElsewhere} />
        {form.failureMessage && (
          <Failure message={say.hoursNotSaved} reason={form.failureMessage} />
        )}
        <section className={classes.panel} aria-labelledby="weekly-hours">
          <h2 id="weekly-hours" className="text-17">
            {say.weeklyHours}
          </h2>
          <p className="muted">{say.weeklyHoursHow}</p>
          <div className={classes.weekdays}>
            {weekdaysOfReader().map((day) => (
              <Field
                key={day}
                {...field(`day${day}`)}
                label={weekdayName(day)}
                placeholder={say.closed}
                autoComplete="off"
                dir="ltr"
              />
            ))}
          </div>
          <SelectField {...field('timeZone')} label={say.timeZone}>
            {zones(values.timeZone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </SelectField>
        </section>
        <DaysOff all={values.closed} onChange={(closed) => form.change({ closed })} />
        <section className={classes.panel} aria-labelledby="booking-rules">
          <h2 id="booking-rules" className="text-17">
            {say.rules}
          </h2>
          <div className={classes.fields}>
            <LengthField {...field('slotMinutes')} />
            <Field {...number('noticeHours')} label={say.noticeHours} />
            <Field {...number('cancelHours')} label={say.cancelHours} />
            <Field {...number('aheadDays')} label={say.aheadDays} />
          </div>
          <WhereFields place={field('place')} link={field('link')} />
        </section>
      </form>
      <div className="above-4">
        <CalendarCard customerId={id} ofDietician />
      </div>
    </Page>
  );
}

/** The zones that this browser knows, and the one that is chosen. */
const zones = (chosen: string): string[] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();

type DaysOffProps = { all: readonly DayRange[]; onChange: (all: DayRange[]) => void };

/** Days on which nothing is offered, each a day or a range. */
function DaysOff({ all, onChange }: DaysOffProps) {
  const [from, setFrom] = useState<Day | ''>('');
  const [to, setTo] = useState<Day | ''>('');
  const section = useRef<HTMLElement>(null);
  const change = (ranges: DayRange[]) => {
    onChange(ranges);
    // The pressed button disappears, or can no longer be pressed.
    section.current?.querySelector('input')?.focus();
  };
  const isReversed = to !== '' && to < from;
  const add = () => {
    const more = [...all, { from, to: to || from }];
    change(more.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
    setFrom('');
    setTo('');
  };
  return (
    <section ref={section} className={classes.panel} aria-labelledby="days-off">
      <h2 id="days-off" className="text-17">
        {say.daysOff}
      </h2>
      {all.length === 0 && <p className="muted">{say.noDaysOff}</p>}
      <ul className={classes.off}>
        {all.map((range, nth) => (
          <li key={`${range.from} ${range.to}`}>
            <span>{offWords(range)}</span>
            <IconButton
              aria-label={say.removeDayOff(offWords(range))}
              onClick={() => change(all.filter((_, place) => place !== nth))}
            >
              <IconX size={18} stroke={1.5} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div className={classes.fields}>
        <DayField label={say.firstDayOff} value={from} onChange={setFrom} />
        <DayField
          label={say.lastDayOff}
          value={to}
          opensAt={from}
          onChange={setTo}
          error={isReversed ? say.reversed : undefined}
        />
      </div>
      <div className="buttons" data-at-start>
        <Button
          variant="default"
          icon={IconPlus}
          disabled={!isDay(from) || isReversed || (to !== '' && !isDay(to))}
          onClick={add}
        >
          {say.addDayOff}
        </Button>
      </div>
    </section>
  );
}

const offWords = ({ from, to }: DayRange): string =>
  from === to ? formatDay(from, 'dated') : formatDays(from, to, 'medium');
