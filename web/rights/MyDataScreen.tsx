import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DeletionTerms } from '#domain/rights/deletionSchema.ts';
import type { ConsentRecord } from '#domain/signIn/accountSchema.ts';
import { ProofFields } from '../auth/ProofFields.tsx';
import { useForm } from '../draft/useForm.ts';
import { AnchorButton, Button, Filled } from '../kit/Button.tsx';
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx';
import { Link, TextLink } from '../kit/Link.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { useMe } from '../session/session.ts';
import { changeSession, logOut, refreshSession } from '../session/sessionStore.ts';
import {
  agree,
  consentQuery,
  deletionQuery,
  exportPath,
  requestDeletion,
  withdraw,
} from './api.ts';
import classes from './MyDataScreen.module.css';
import { say } from './words.ts';

/** `/customer/my-data`: the customer's consent, who saw their data, a copy of all of it, and its deletion. */
export default function MyDataScreen() {
  const me = useMe();
  const terms = useQuery(deletionQuery(me.id));
  return (
    <Page title={ofKit.myData} narrow>
      <ConsentCard me={me} />
      <section className={classes.card} aria-labelledby="data-seen">
        <h2 id="data-seen">{say.whoSawIt}</h2>
        <p>{say.viewsAreRecorded}</p>
        <p>
          <Link to="/customer/who-saw-my-data">{ofKit.whoSawMyData}</Link>
        </p>
      </section>
      <section className={classes.card} aria-labelledby="data-copy">
        <h2 id="data-copy">{say.copyOfEverything}</h2>
        <p>{say.copyHas}</p>
        {me.hidesNumbers && <p>{say.copyHasNumbers}</p>}
        <AnchorButton href={exportPath(me.id)} download variant="default" icon={IconDownload}>
          {say.downloadMyData}
        </AnchorButton>
      </section>
      <section className={classes.card} aria-labelledby="data-end">
        <h2 id="data-end">{say.deleteTitle}</h2>
        {terms.data ? (
          <DeleteAccount me={me} terms={terms.data} />
        ) : (
          <Unloaded
            query={terms}
            skeleton={<Skeleton height={140} aria-busy="true" />}
            failed={say.deletionNotLoaded}
          />
        )}
      </section>
    </Page>
  );
}

/** Whether and since when the customer has consented, and the button to withdraw. */
function ConsentCard({ me }: { me: Me }) {
  const queries = useQueryClient();
  const consent = useQuery(consentQuery(me.id));
  const [asked, setAsked] = useState(false);
  const settled = async () => {
    setAsked(false);
    await Promise.all([queries.invalidateQueries(consentQuery(me.id)), refreshSession()]);
  };
  const withdrawing = useMutation({ mutationFn: withdraw, onSettled: settled });
  const agreeing = useMutation({ mutationFn: agree, onSettled: settled });
  const given = me.consent === 'given';
  const failure = withdrawing.error ?? agreeing.error;
  return (
    <section className={classes.card} aria-labelledby="data-consent">
      <h2 id="data-consent">{say.yourConsent}</h2>
      <p>{given ? say.youAgreed : say.withoutConsent}</p>
      {!consent.data && (
        <Unloaded
          query={consent}
          skeleton={<Skeleton height={48} mb="md" aria-busy="true" />}
          failed={say.consentNotLoaded}
        />
      )}
      {consent.data && consent.data.history.length > 0 && (
        <ul className={classes.history} aria-label={say.whenYouAgreed}>
          {consent.data.history.map((each) => (
            <li key={each.givenAt}>{recordWords(each, consent.data.version)}</li>
          ))}
        </ul>
      )}
      <Failure error={failure} />
      {given ? (
        <Button variant="default" onClick={() => setAsked(true)}>
          {say.withdrawMyConsent}
        </Button>
      ) : (
        <Button
          loading={agreeing.isPending}
          disabled={!consent.data}
          onClick={() => consent.data && agreeing.mutate(consent.data.version)}
        >
          {say.agree}
        </Button>
      )}
      <ConfirmDialog
        opened={asked}
        title={say.withdrawAsked}
        message={say.withdrawMeans.map((text) => <p key={text}>{text}</p>)}
        confirmLabel={say.withdraw}
        busy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate()}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}

type DeleteAccountProps = { me: Me; terms: DeletionTerms };

function DeleteAccount({ me, terms }: DeleteAccountProps) {
  const [asked, setAsked] = useState(false);
  if (me.deletionDueAt !== undefined)
    return (
      <p>
        <Filled
          text={say.deletedOnUnlessKept(dateAndTime(me.deletionDueAt))}
          keep={
            <TextLink inSentence to="/dashboard">
              {say.youCanStillKeepIt}
            </TextLink>
          }
        />
      </p>
    );
  return (
    <>
      <p>{say.deletionMeans(terms.days).join(' ')}</p>
      <p>{say.afterDeletion}</p>
      <Button color="red" variant="subtle" onClick={() => setAsked(true)}>
        {say.deleteMyAccount}
      </Button>
      {asked && <ConfirmDeletion me={me} terms={terms} onClose={() => setAsked(false)} />}
    </>
  );
}

function ConfirmDeletion({ me, terms, onClose }: DeleteAccountProps & { onClose: () => void }) {
  const form = useForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/rights/deletionSchema.ts')).deletionInputSchema,
    submit: async (proof) => {
      const { dueAt } = await changeSession(() => requestDeletion(proof));
      await logOut();
      // Loads a new page, so that nothing of the account stays in the memory of this one.
      window.location.assign(`/goodbye?until=${encodeURIComponent(dueAt)}`);
    },
  });
  return (
    <Dialog title={say.deleteAsked} onClose={form.busy ? undefined : onClose}>
      <form {...form.form}>
        <div className="stack">
          {terms.byPassword || terms.byCode ? (
            <>
              <p>{say.proveItIsYou}</p>
              <input
                type="hidden"
                name="username"
                autoComplete="username"
                value={me.email}
                readOnly
              />
              <ProofFields asked={terms} field={form.field} />
            </>
          ) : (
            <p>{say.proveByGoogle}</p>
          )}
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" color="red" loading={form.busy}>
            {say.deleteMyAccount}
          </Button>
          <Button variant="default" onClick={() => form.busy || onClose()}>
            {ofKit.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** When somebody agreed, and whether to the text as it is `now`. */
function recordWords({ givenAt, withdrawnAt, version }: ConsentRecord, now: string): string {
  const given = dateAndTime(givenAt);
  if (!withdrawnAt)
    return version === now ? say.agreedToThisText(given) : say.agreedToEarlierText(given);
  const withdrawn = dateAndTime(withdrawnAt);
  return version === now
    ? say.agreedToThisTextWithdrawn(given, withdrawn)
    : say.agreedToEarlierTextWithdrawn(given, withdrawn);
}
