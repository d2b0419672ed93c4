import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import { messageOf } from '../api/errors.ts';
import { AnchorButton, Button } from '../kit/Button.tsx';
import { ConfirmDialog } from '../kit/Dialog.tsx';
import { Link } from '../kit/Link.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useMe } from '../session/session.tsx';
import { refreshSession } from '../session/sessionStore.ts';
import { agree, consentQuery, deletionQuery, exportPath, withdraw } from './api.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import classes from './MyDataScreen.module.css';
import { CONSENT_CARD, COPY, COPY_HAS_NUMBERS, recordWords, SEEN, WITHDRAWAL } from './words.ts';

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
        <AnchorButton
          href={exportPath(me.id)}
          download
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden />}
        >
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
            failed="How to delete your account could not be fetched."
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
          failed="When you agreed could not be fetched."
        />
      )}
      {consent.data && consent.data.history.length > 0 && (
        <ul className={classes.history} aria-label="When you agreed">
          {consent.data.history.map((each) => (
            <li key={each.givenAt}>{recordWords(each, consent.data.version)}</li>
          ))}
        </ul>
      )}
      {failure && <Failure message={messageOf(failure)} />}
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
