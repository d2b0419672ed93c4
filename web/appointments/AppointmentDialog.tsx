import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import type {
  AppointmentHours,
  PracticeAppointment,
} from '#domain/appointments/appointmentSchema.ts';
import { LENGTHS, LINK_MAX, PLACE_MAX } from '#domain/appointments/hours.ts';
import type { Day } from '#domain/day.ts';
import { inDigits } from '#domain/language/language.ts';
import { clockIn, zoneWords } from '#domain/moment.ts';
import { newKey } from '../draft/createOnce.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Combobox } from '../kit/Combobox.tsx';
import { DayField } from '../kit/DayField.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Field, SelectField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Person } from '../kit/Person.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { AboutAppointment } from './AppointmentRow.tsx';
import classes from './Appointments.module.css';
import { addAppointment, customersFound, refetch, saveAppointment } from './api.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { dayOf, minutesIn, whenWords } from './inWords.ts';
import { say } from './words.ts';

/** The appointment to change, or what is known of a new one. */
export type Opened =
  | { readonly was: PracticeAppointment }
  | { readonly was: null; readonly date: Day; readonly time: string; readonly customer?: Chosen };

type Props = { opened: Opened; hours: AppointmentHours; onClose: () => void };

const schema = async () =>
  (await import('#domain/appointments/appointmentSchema.ts')).appointmentFormSchema;

/** Books, moves or cancels an appointment. */
export function AppointmentDialog({ opened, hours, onClose }: Props) {
  const { was } = opened;
  const zone = hours.timeZone;
  const [person, choose] = useState(was ? was.customer : (opened.customer ?? null));
  const [isCancelling, setCancelling] = useState(false);
  // The same key for each press of one dialog, so that a lost answer books nothing twice.
  const [key] = useState(newKey);
  const form = useForm({
    initial: valuesOf(opened, hours),
    schema,
    async submit({ customerId, ...input }) {
      try {
        const stored = was
          ? await saveAppointment(customerId, was, input)
          : await addAppointment(customerId, input, key);
        toastSuccess(say.savedAt(whenWords(stored, zone)));
        onClose();
      } finally {
        refetch(customerId);
      }
    },
  });
  if (was && isCancelling)
    return (
      <CancelDialog customerId={was.customer.id} appointment={was} zone={zone} onClose={onClose} />
    );
  const { field, values, fill, busy } = form;
  return (
    <Dialog
      title={was ? whenWords(was, zone) : say.newAppointment}
      onClose={busy ? undefined : onClose}
      typed={form.isTyped}
    >
      {was && <AboutAppointment appointment={was} zone={zone} dietician={was.dietician?.name} />}
      <form {...form.form} className="grid gap-4">
        {!was && (
          <CustomerField
            chosen={person}
            error={field('customerId').error}
            onChoose={(next) => {
              choose(next);
              fill({ ...values, customerId: next.id });
            }}
          />
        )}
        <div className={classes.moment}>
          <DayField
            {...field('date')}
            label={ofKit.date}
            required
            onChange={(date) => field('date').onChange({ currentTarget: { value: date } })}
          />
          <Field
            {...field('time')}
            label={ofKit.time}
            required
            autoComplete="off"
            placeholder="09:15"
          />
          <LengthField {...field('minutes')} />
        </div>
        <p className="muted">{say.timesIn(zoneWords(zone))}</p>
        <WhereFields place={field('place')} link={field('link')} />
        {form.failureMessage && <Failure message={say.saveFailed} reason={form.failureMessage} />}
        <div className="buttons" data-foot>
          {was && (
            <Button variant="subtle" color="red" onClick={() => busy || setCancelling(true)}>
              {say.cancelAppointment}
            </Button>
          )}
          {!was && (
            <Button variant="default" onClick={() => busy || onClose()}>
              {ofKit.close}
            </Button>
          )}
          <Button type="submit" loading={busy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export const LengthField = (field: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField {...field} label={say.length}>
    {LENGTHS.map((minutes) => (
      <option key={minutes} value={minutes}>
        {say.minutes(inDigits(minutes))}
      </option>
    ))}
  </SelectField>
);

type Of = Omit<ComponentProps<typeof Field>, 'label'>;

export const WhereFields = ({ place, link }: { place: Of; link: Of }) => (
  <>
    <Field {...place} label={say.place} maxLength={PLACE_MAX} autoComplete="off" />
    <Field
      {...link}
      label={say.link}
      hint={say.linkHint}
      maxLength={LINK_MAX}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
    />
  </>
);

function valuesOf(opened: Opened, { timeZone, slotMinutes, place, link }: AppointmentHours) {
  const { was } = opened;
  if (!was) {
    const { date, time, customer } = opened;
    return {
      customerId: customer?.id ?? '',
      date,
      time,
      minutes: String(slotMinutes),
      place,
      link,
    };
  }
  return {
    customerId: was.customer.id,
    date: dayOf(was.startsAt, timeZone),
    time: clockIn(timeZone, Date.parse(was.startsAt)),
    minutes: String(minutesIn(was)),
    place: was.place,
    link: was.link,
  };
}

type Chosen = { readonly id: string; readonly name: string };
type CustomerFieldProps = {
  chosen: Chosen | null;
  error: string | undefined;
  onChoose: (chosen: Chosen) => void;
};

function CustomerField({ chosen, error, onChoose }: CustomerFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const search = (typed ?? '').trim();
  const found = useQuery({
    ...customersFound(search),
    placeholderData: (before) => before,
  });
  const people = found.data?.items ?? [];
  return (
    <Combobox
      field={
        {
          label: ofKit.customer,
          placeholder: ofKit.nameOrEmail,
          maxLength: 200,
          error,
          start: <IconSearch size={18} stroke={1.5} aria-hidden />,
          name: 'customerId',
          'data-autofocus': true,
        } as object
      }
      listLabel={ofKit.customers}
      typed={typed}
      onType={setTyped}
      options={people}
      face={({ name, email, profileImageUrl }) => (
        <Person name={name} email={email} size="sm" image={profileImageUrl} />
      )}
      isFound={found.isSuccess && !found.isPlaceholderData}
      chosen={chosen ? { id: chosen.id, words: chosen.name.trim() || say.aCustomer } : undefined}
      onChoose={(id) => {
        const person = people.find((each) => each.id === id);
        if (person) onChoose({ id, name: person.name.trim() || person.email });
      }}
      onNearEnd={() => undefined}
    >
      {() => <p role="status">{found.isSuccess && people.length === 0 && say.nobodyFound}</p>}
    </Combobox>
  );
}
