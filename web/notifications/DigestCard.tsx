import { zoneWords } from '#domain/moment.ts';
import { Field } from '../kit/Field.tsx';
import classes from './Settings.module.css';
import type { SettingsForm } from './SettingsForm.tsx';
import { SwitchLine } from './SwitchLine.tsx';

type Props = { form: SettingsForm; timeZone: string };

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
