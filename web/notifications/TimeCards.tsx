import { zoneWords } from '#domain/moment.ts';
import { Field } from '../kit/Field.tsx';
import classes from './Settings.module.css';
import type { SettingsForm } from './useSettingsForm.ts';

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

type SwitchLineProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A checkbox with its label: the whole line can be pressed. */
export const SwitchLine = ({ label, checked, onChange }: SwitchLineProps) => (
  <label className={classes.line}>
    <input
      type="checkbox"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{label}</span>
  </label>
);

/** The settings of the daily mail. */
export function DigestCard({ form: { values, errors, change }, timeZone }: Props) {
  return (
    <section className={classes.card} aria-labelledby="notifications-digest">
      <h2 id="notifications-digest" className="text-17">
        One email a day
      </h2>
      <SwitchLine
        label="One summary email a day instead of single ones"
        checked={values.hasDigest}
        onChange={(hasDigest) => change({ hasDigest })}
      />
      {values.hasDigest && (
        <div className={classes.times}>
          <Field
            label="At"
            type="time"
            value={values.digestAt}
            error={errors.digestAt}
            onChange={(event) => change({ digestAt: event.currentTarget.value })}
          />
        </div>
      )}
      <p className="quiet">
        In {zoneWords(timeZone)}. It lists the email notifications you haven’t read.
      </p>
    </section>
  );
}
