import { IconLink, IconSend } from '@tabler/icons-react';
import { isDay } from '#domain/day.ts';
import { LINE_MAX } from '#domain/invitations/invitation.ts';
import { Button, type ButtonProps } from '../kit/Button.tsx';
import { DayField } from '../kit/DayField.tsx';
import { LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './Invitations.module.css';
import type { Inviting } from './useInviting.ts';
import { inviteLabel, SEND_FAILED } from './words.ts';

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

type InviteProps = Pick<ButtonProps, 'type' | 'disabled' | 'onClick'> & { inviting: Inviting };

/** The end of a form: the line for the letter, if one is sent, what went wrong, and the button. */
export function InvitePart({ inviting, ...button }: InviteProps) {
  const { mails, busy, failureMessage } = inviting;
  const Icon = mails ? IconSend : IconLink;
  return (
    <>
      {mails && <LineField inviting={inviting} />}
      {failureMessage && <Failure message={SEND_FAILED} reason={failureMessage} />}
      <div className="buttons" data-at-end>
        <Button
          {...button}
          loading={busy}
          leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
        >
          {inviteLabel(mails)}
        </Button>
      </div>
    </>
  );
}

function LineField({ inviting: { values, errors, set } }: { inviting: Inviting }) {
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
