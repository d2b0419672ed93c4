import { GRACE_DAYS_MAX } from '#domain/practice/practice.ts';
import type { Practice } from '#domain/practice/practiceSchema.ts';
import { ProofForm } from '../auth/ProofForm.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import classes from './PracticeForm.module.css';
import { SignInRule } from './SignInRule.tsx';
import { usePracticeForm } from './usePracticeForm.ts';

const FORM = 'practice-form';
const LEGAL_TEXT = {
  rows: 4,
  placeholder: 'Empty: the text of Weekplate',
  className: classes.legal,
};

/** The form of all settings, which are saved together. `saved`: the settings the server has now. */
export function PracticeForm({ saved }: { saved: Practice }) {
  const { form, draft, ...asking } = usePracticeForm(saved);
  const { field } = form;
  return (
    <Page
      title="Practice settings"
      narrow
      actions={
        <Button type="submit" form={FORM} loading={form.busy} disabled={draft.isOutdated}>
          Save Settings
        </Button>
      }
    >
      <form {...form.form} id={FORM} className={classes.form}>
        <DraftNotice draft={draft} outdated="Somebody else saved these settings meanwhile." />
        {form.failureMessage && !draft.isOutdated && <Failure message={form.failureMessage} />}
        <section className={classes.card} aria-labelledby="practice-about">
          <h2 id="practice-about" className={classes.title}>
            The practice
          </h2>
          <p className="quiet">Everybody can read this: it stands on the legal pages.</p>
          <Field {...field('name')} label="Name" required />
          <LongField
            {...field('address')}
            label="Address"
            className={classes.address}
            autoComplete="street-address"
          />
          <Field
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
        </section>
        <section className={classes.card} aria-labelledby="practice-legal">
          <h2 id="practice-legal" className={classes.title}>
            Legal texts
          </h2>
          <p className="quiet">
            Weekplate brings texts that fit what it does with data. What you write here replaces
            them; an empty line begins a new paragraph.
          </p>
          <LongField {...field('privacyText')} {...LEGAL_TEXT} label="Privacy Policy" />
          <p className={classes.look}>
            <Link to="/privacy">Look at the Privacy Policy</Link>
          </p>
          <LongField {...field('termsText')} {...LEGAL_TEXT} label="Terms of Service" />
          <p className={classes.look}>
            <Link to="/terms">Look at the Terms of Service</Link>
          </p>
        </section>
        <section className={classes.card} aria-labelledby="practice-deletion">
          <h2 id="practice-deletion" className={classes.title}>
            Deleted accounts
          </h2>
          <p className="quiet">
            A customer can delete their account. For so many days they can log in and choose to keep
            it; then all that is kept of them is erased. A change holds for those who ask from then
            on.
          </p>
          <Field
            {...field('deletionDays')}
            label="Days to change their mind"
            description={`From 0 to ${GRACE_DAYS_MAX}`}
            inputMode="numeric"
            autoComplete="off"
            className={classes.days}
          />
        </section>
        <section className={classes.card} aria-labelledby="practice-record">
          <h2 id="practice-record" className={classes.title}>
            Record of access
          </h2>
          <p className="quiet">
            Weekplate keeps a record of what each dietician looked at and changed. Nobody can alter
            it, and customers can read what it says of them.
          </p>
          <p className={classes.look}>
            <Link to="/client/access-log">Look at the record of access</Link>
          </p>
        </section>
      </form>
      <SignInRule />
      {asking.isAsked && (
        <Dialog title="Save the settings?" onClose={asking.cancel}>
          <p>They hold for the whole practice. Say once more who you are.</p>
          <ProofForm label="Save" prove={asking.save} onCancel={asking.cancel} />
        </Dialog>
      )}
    </Page>
  );
}
