import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { ProofFields } from '../auth/ProofFields.tsx';
import { useForm } from '../draft/useForm.ts';
import { AnchorButton, Button } from '../kit/Button.tsx';
import { ConfirmDialog, Dialog } from '../kit/Dialog.tsx';
import { Link, TextLink } from '../kit/Link.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { dateAndTime } from '../kit/time.ts';
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
import {
  CONSENT_CARD,
  COPY,
  COPY_HAS_NUMBERS,
  deletionWords,
  PROVE,
  PROVE_BY_GOOGLE,
  recordWords,
  SEEN,
  WITHDRAWAL,
} from './inWords.ts';
import classes from './MyDataScreen.module.css';

/** `/customer/my-data`: the customer's consent, who saw their data, a copy of all of it, and its deletion. */
export default function MyDataScreen() {
  const me = useMe();
  const terms = useQuery(deletionQuery(me.id));
  return (
    <Page title="My data" narrow>
      <ConsentCard me={me} />
      <section className={classes.card} aria-labelledby="data-seen">
        <h2 id="data-seen">Who saw it</h2>
        <p>{SEEN}</p>
        <p>
          <Link to="/customer/who-saw-my-data">Who saw my data</Link>
        </p>
      </section>
      <section className={classes.card} aria-labelledby="data-copy">
        <h2 id="data-copy">A copy of everything</h2>
        <p>{COPY}</p>
        {me.hidesNumbers && <p>{COPY_HAS_NUMBERS}</p>}
        <AnchorButton href={exportPath(me.id)} download variant="default" icon={IconDownload}>
          Download My Data
        </AnchorButton>
      </section>
      <section className={classes.card} aria-labelledby="data-end">
        <h2 id="data-end">Delete my account</h2>
        {terms.data ? (
          <DeleteAccount me={me} terms={terms.data} />
        ) : (
          <Unloaded
            query={terms}
            skeleton={<Skeleton height={140} aria-busy="true" />}
            failed="How to delete your account could not be loaded."
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
      <h2 id="data-consent">Your consent</h2>
      <p>{given ? CONSENT_CARD.given : CONSENT_CARD.missing}</p>
      {!consent.data && (
        <Unloaded
          query={consent}
          skeleton={<Skeleton height={48} mb="md" aria-busy="true" />}
          failed="Your consent could not be loaded."
        />
      )}
      {consent.data && consent.data.history.length > 0 && (
        <ul className={classes.history} aria-label="When you agreed">
          {consent.data.history.map((each) => (
            <li key={each.givenAt}>{recordWords(each, consent.data.version)}</li>
          ))}
        </ul>
      )}
      <Failure error={failure} />
      {given ? (
        <Button variant="default" onClick={() => setAsked(true)}>
          Withdraw My Consent
        </Button>
      ) : (
        <Button
          loading={agreeing.isPending}
          disabled={!consent.data}
          onClick={() => consent.data && agreeing.mutate(consent.data.version)}
        >
          I agree
        </Button>
      )}
      <ConfirmDialog
        opened={asked}
        title="Withdraw your consent?"
        message={WITHDRAWAL.map((text) => <p key={text}>{text}</p>)}
        confirmLabel="Withdraw"
        busy={withdrawing.isPending}
        onConfirm={() => withdrawing.mutate()}
        onClose={() => setAsked(false)}
      />
    </section>
  );
}

type DeleteAccountProps = { me: Me; terms: DeletionTerms };

/** What deleting the account means, and the button for it. */
function DeleteAccount({ me, terms }: DeleteAccountProps) {
  const [asked, setAsked] = useState(false);
  if (me.deletionDueAt !== undefined)
    return (
      <p>
        Your account will be deleted on {dateAndTime(me.deletionDueAt)}.{' '}
        <TextLink inSentence to="/dashboard">
          You can still keep it
        </TextLink>
        .
      </p>
    );
  return (
    <>
      {deletionWords(terms.days).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <Button color="red" variant="subtle" onClick={() => setAsked(true)}>
        Delete My Account
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
    <Dialog title="Delete your account?" onClose={form.busy ? undefined : onClose}>
      <form {...form.form}>
        <div className="stack">
          {terms.byPassword || terms.byCode ? (
            <>
              <p>{PROVE}</p>
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
            <p>{PROVE_BY_GOOGLE}</p>
          )}
          {form.failureMessage && <Failure message={form.failureMessage} />}
          <Button type="submit" color="red" loading={form.busy}>
            Delete My Account
          </Button>
          <Button variant="default" onClick={() => form.busy || onClose()}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
