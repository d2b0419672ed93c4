import { isDay } from '#domain/day.ts';
import { LINE_MAX } from '#domain/invitations/invitation.ts';
import { DayField } from '../ui/DayField.tsx';
import { LongField } from '../ui/Field.tsx';
import classes from './Invitations.module.css';
import type { Inviting } from './useInviting.ts';

/** The coaching period that invited customers start with. */
export function PeriodFields({ inviting, hint }: { inviting: Inviting; hint: string }) {
  const { values, errors, set } = inviting;
  return (
    <fieldset className={classes.period}>
      <legend className={classes.legend}>Coaching period</legend>
      <p className={classes.about}>{hint}</p>
      <div className={classes.dates}>
        <DayField
          label="Start Date"
          value={values.startDate}
          error={errors.startDate}
          onChange={(day) => set('startDate', day)}
        />
        <DayField
          label="End Date"
          value={values.endDate}
          error={errors.endDate}
          min={isDay(values.startDate) ? values.startDate : undefined}
          onChange={(day) => set('endDate', day)}
        />
      </div>
    </fieldset>
  );
}

export function LineField({ inviting: { values, errors, set } }: { inviting: Inviting }) {
  return (
    <LongField
      label="A line of your own"
      description="It stands in the letter, which else says only that you invite them. Leave health matters out: it is a mail."
      value={values.line}
      error={errors.line}
      maxLength={LINE_MAX}
      onChange={(event) => set('line', event.currentTarget.value)}
    />
  );
}
