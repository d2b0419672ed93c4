import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { GRACE_DAYS_MAX } from '#domain/grace.ts';
import type { Practice, PracticeInput } from '#domain/practice/practiceSchema.ts';
import type { ProofAgain, SignInRule as Rule } from '#domain/signIn/secondFactorSchema.ts';
import { ApiError, get, send } from '../api/request.ts';
import { ProofForm } from '../auth/ProofFields.tsx';
import { unlessOutdated, useEdit } from '../draft/useEdit.ts';
import { useFields } from '../draft/useForm.ts';
import { OwnFoodsCard } from '../foods/OwnFoodsCard.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, LongField } from '../kit/Field.tsx';
import { Link, TextLink } from '../kit/Link.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { May, useMay, useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { AllData } from './AllData.tsx';
import { usePractice, useSavePractice, useVersion } from './api.ts';
import { LookCard } from './Look.tsx';
import classes from './Practice.module.css';
import { say } from './words.ts';

const PATH = '/api/practice/sign-in-rule';
const queryKey = ['sign-in-rule'];

const buttonWords = ({ dieticiansProve }: Rule) =>
  dieticiansProve ? say.stopRequiring : say.require;

function SignInRule() {
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  // Null until the button was pressed.
  const [asking, setAsking] = useState<boolean | null>(null);
  // The pressed button disappears, so the focus is kept here.
  useEffect(() => {
    if (asking !== null)
      section.current?.querySelector<HTMLElement>('[data-autofocus], button')?.focus();
  }, [asking]);
  const rule = useQuery({ queryKey, queryFn: () => get<Rule>(PATH) });
  const save = useMutation({
    mutationFn: (input: Rule & ProofAgain) => send<Rule>('PUT', PATH, input),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      setAsking(false);
    },
  });
  const prove = async (proof: ProofAgain) => {
    if (rule.data)
      await save.mutateAsync({ dieticiansProve: !rule.data.dieticiansProve, ...proof });
  };
  const cancel = () => {
    setAsking(false);
    save.reset();
  };
  const proveFirst = save.error instanceof ApiError && save.error.code === 'prove-first';
  return (
    <section
      ref={section}
      className={`${classes.card} ${classes.apart}`}
      aria-labelledby="practice-sign-in"
    >
      <h2 id="practice-sign-in" className="text-17">
        {say.signingIn}
      </h2>
      {rule.isPending && <Skeleton height={72} aria-busy="true" />}
      {rule.isError && <Unloaded query={rule} failed={say.ruleFailed} />}
      {rule.data && (
        <>
          <p className="quiet">{rule.data.dieticiansProve ? say.ruleOn : say.ruleOff}</p>
          {asking ? (
            <ProofForm label={buttonWords(rule.data)} prove={prove} onCancel={cancel} />
          ) : (
            <div>
              <Button variant="default" onClick={() => setAsking(true)}>
                {buttonWords(rule.data)}
              </Button>
            </div>
          )}
        </>
      )}
      {proveFirst && <TextLink to="/account">{say.toSignInSettings}</TextLink>}
    </section>
  );
}

export default function PracticeScreen() {
  const practice = usePractice();
  const isOwner = useMay('practiceOwner');
  if (!isOwner) return <ForColleagues />;
  if (practice.data) return <PracticeForm saved={practice.data} />;
  return (
    <Page title={ofKit.practiceSettings} narrow>
      <Unloaded query={practice} skeleton={<PracticeSkeleton />} failed={say.loadFailed} />
    </Page>
  );
}

/** What those see who do not change the settings of the whole practice. */
function ForColleagues() {
  return (
    <Page title={ofKit.practiceSettings} narrow>
      <p className="quiet">{say.ownersChangeThese}</p>
      <ColleaguesCard />
      <May by={['dietician']}>
        <OwnFoodsCard className={`${classes.card} ${classes.apart}`} />
      </May>
    </Page>
  );
}

function ColleaguesCard() {
  return (
    <section className={`${classes.card} ${classes.apart}`} aria-labelledby="practice-colleagues">
      <h2 id="practice-colleagues" className="text-17">
        {ofKit.colleagues}
      </h2>
      <p className="quiet">{say.colleaguesHint}</p>
      <p className={classes.look}>
        <Link to="/client/colleagues">{say.viewColleagues}</Link>
      </p>
    </section>
  );
}

/** The heights of the first card's fields, in px. */
const FIELDS = { name: 36, address: 86, email: 36, phone: 36 };

function PracticeSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label={say.loading} className={classes.card}>
      <Skeleton height={18} width={120} />
      {Object.entries(FIELDS).map(([name, height]) => (
        <div key={name}>
          <Skeleton height={14} width={72} mb={8} />
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  );
}

function VersionLine() {
  const { data } = useVersion();
  if (!data?.newer) return null;
  return <p className="quiet">{say.newerVersion(data.newer, data.version)}</p>;
}

const FORM = 'practice-form';
const LEGAL_TEXT = {
  rows: 4,
  placeholder: say.emptyIsOurs,
  className: classes.legal,
};

/** The form of all settings, which are saved together. `saved`: the settings the server has now. */
function PracticeForm({ saved }: { saved: Practice }) {
  const { form, draft, ...asking } = usePracticeForm(saved);
  const { field } = form;
  return (
    <Page
      title={ofKit.practiceSettings}
      narrow
      actions={
        <Button type="submit" form={FORM} loading={form.busy} disabled={draft.isOutdated}>
          {say.saveSettings}
        </Button>
      }
    >
      <form {...form.form} id={FORM} className="narrow gap-4">
        <DraftNotice draft={draft} outdated={say.outdated} />
        {form.failureMessage && !draft.isOutdated && <Failure message={form.failureMessage} />}
        <section className={classes.card} aria-labelledby="practice-about">
          <h2 id="practice-about" className="text-17">
            {say.thePractice}
          </h2>
          <p className="quiet">{say.everybodyReads}</p>
          <Field {...field('name')} label={ofKit.name} required />
          <LongField
            {...field('address')}
            label={say.address}
            className={classes.address}
            autoComplete="street-address"
          />
          <Field
            {...field('email')}
            label={ofKit.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field {...field('phone')} label={say.phone} type="tel" autoComplete="tel" />
        </section>
        <section className={classes.card} aria-labelledby="practice-legal">
          <h2 id="practice-legal" className="text-17">
            {say.legalTexts}
          </h2>
          <p className="quiet">{say.legalTextsHint}</p>
          <LongField {...field('privacyText')} {...LEGAL_TEXT} label={ofKit.privacyPolicy} />
          <p className={classes.look}>
            <a href="/privacy">{say.viewPrivacy}</a>
          </p>
          <LongField {...field('termsText')} {...LEGAL_TEXT} label={ofKit.termsOfService} />
          <p className={classes.look}>
            <a href="/terms">{say.viewTerms}</a>
          </p>
        </section>
        <section className={classes.card} aria-labelledby="practice-deletion">
          <h2 id="practice-deletion" className="text-17">
            {say.deletedAccounts}
          </h2>
          <p className="quiet">{say.deletedAccountsHint}</p>
          <Field
            {...field('deletionDays')}
            label={say.deletionDays}
            description={say.fromNoneTo(GRACE_DAYS_MAX)}
            inputMode="numeric"
            autoComplete="off"
            className={classes.days}
          />
        </section>
        <section className={classes.card} aria-labelledby="practice-record">
          <h2 id="practice-record" className="text-17">
            {ofKit.recordOfAccess}
          </h2>
          <p className="quiet">{say.recordHint}</p>
          <p className={classes.look}>
            <Link to="/client/access-log">{say.viewRecord}</Link>
          </p>
        </section>
      </form>
      <ColleaguesCard />
      <LookCard className={`${classes.card} ${classes.apart}`} />
      <SignInRule />
      <OwnFoodsCard className={`${classes.card} ${classes.apart}`} />
      <AllData />
      <VersionLine />
      {asking.isAsked && (
        <Dialog title={say.saveQuestion} onClose={asking.cancel}>
          <p>{say.saveQuestionWhy}</p>
          <ProofForm label={ofKit.save} prove={asking.save} onCancel={asking.cancel} />
        </Dialog>
      )}
    </Page>
  );
}

const shape = object({
  name: string,
  address: string,
  email: string,
  phone: string,
  privacyText: string,
  termsText: string,
  deletionDays: string,
});

const valuesOf = (saved: Practice | null): Shaped<typeof shape> =>
  shape({ ...saved, deletionDays: String(saved?.deletionDays) });

function usePracticeForm(saved: Practice) {
  const key = `weekplate:practice:${useMe().id}`;
  const edit = useEdit({ key, shape, saved, valuesOf });
  const saving = useSavePractice();
  const [asked, setAsked] = useState<PracticeInput | null>(null);
  const form = useFields<Shaped<typeof shape>, PracticeInput>({
    values: edit.values,
    change: edit.change,
    schema: async () => (await import('#domain/practice/practiceSchema.ts')).practiceFormSchema,
    submit: async (input) => setAsked(input),
  });
  const save = async (proof: ProofAgain) => {
    if (!asked) return;
    const sent = { ...asked, ...proof, version: edit.basedOn };
    const stored = await unlessOutdated(saving.mutateAsync(sent));
    setAsked(null);
    if (stored instanceof ApiError) return;
    edit.settle(stored);
    toastSuccess(say.settingsSaved);
  };
  /** The pressed button disappears with its question. */
  const toFirstField = () => form.form.ref.current?.querySelector('input')?.focus();

  return {
    form,
    /** The form was checked; it is saved once the person has proven who they are. */
    isAsked: asked !== null,
    save,
    cancel: () => setAsked(null),
    draft: {
      ...edit,
      // While the person proves who they are, a new value from the server may be their own save.
      isOutdated: edit.isOutdated && asked === null,
      drop() {
        edit.drop();
        toFirstField();
      },
      rebase() {
        edit.rebase();
        toFirstField();
      },
    },
  };
}
