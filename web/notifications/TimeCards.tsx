import { zoneWords } from '#domain/moment.ts';
import { Field } from '../kit/Field.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './Settings.module.css';
import type { SettingsForm } from './useSettingsForm.ts';
import { say } from './words.ts';

type Props = { form: SettingsForm; timeZone: string };

/** The quiet hours, in which nothing is sent. */
export function QuietCard({ form: { values, errors, change }, timeZone }: Props) {
  return (
    <section className={classes.card} aria-labelledby="notifications-quiet">
      <h2 id="notifications-quiet" className="text-17">
        {say.quietHours}
      </h2>
      <SwitchLine
        label={say.quietSwitch}
        checked={values.hasQuiet}
        onChange={(hasQuiet) => change({ hasQuiet })}
      />
      {values.hasQuiet && (
        <div className={classes.times}>
          <Field
            label={ofKit.from}
            type="time"
            value={values.quietFrom}
            onChange={(event) => change({ quietFrom: event.currentTarget.value })}
          />
          <Field
            label={say.until}
            type="time"
            value={values.quietTo}
            error={errors.quiet}
            onChange={(event) => change({ quietTo: event.currentTarget.value })}
          />
        </div>
      )}
      <p className="quiet">{say.quietHow(zoneWords(timeZone))}</p>
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
        {say.digest}
      </h2>
      <SwitchLine
        label={say.digestSwitch}
        checked={values.hasDigest}
        onChange={(hasDigest) => change({ hasDigest })}
      />
      {values.hasDigest && (
        <div className={classes.times}>
          <Field
            label={say.at}
            type="time"
            value={values.digestAt}
            error={errors.digestAt}
            onChange={(event) => change({ digestAt: event.currentTarget.value })}
          />
        </div>
      )}
      <p className="quiet">{say.digestHow(zoneWords(timeZone))}</p>
    </section>
  );
}
