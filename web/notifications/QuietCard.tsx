import { zoneWords } from '#domain/moment.ts';
import { Field } from '../kit/Field.tsx';
import classes from './Settings.module.css';
import type { SettingsForm } from './SettingsForm.tsx';
import { SwitchLine } from './SwitchLine.tsx';

type Props = { form: SettingsForm; timeZone: string };

/** The quiet hours, in which nothing is sent. */
export function QuietCard({ form: { values, errors, change }, timeZone }: Props) {
  return (
    <section className={classes.card} aria-labelledby="notifications-quiet">
      <h2 id="notifications-quiet" className="text-17">
        Quiet hours
      </h2>
      <SwitchLine
        label="No push or email during these hours"
        checked={values.hasQuiet}
        onChange={(hasQuiet) => change({ hasQuiet })}
      />
      {values.hasQuiet && (
        <div className={classes.times}>
          <Field
            label="From"
            type="time"
            value={values.quietFrom}
            onChange={(event) => change({ quietFrom: event.currentTarget.value })}
          />
          <Field
            label="Until"
            type="time"
            value={values.quietTo}
            error={errors.quiet}
            onChange={(event) => change({ quietTo: event.currentTarget.value })}
          />
        </div>
      )}
      <p className="quiet">In {zoneWords(timeZone)}. You’ll get these afterwards.</p>
    </section>
  );
}
