import { useState } from 'react';
import type { Me } from '#domain/accounts/accountSchema.ts';
import type { DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { ProofFields } from '../auth/ProofFields.tsx';
import { useForm } from '../draft/useForm.ts';
import { changeSession, logOut } from '../session/sessionStore.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { dateAndTime } from '../ui/dateAndTime.ts';
import { Failure } from '../ui/Failure.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { requestDeletion } from './api.ts';

type Props = { me: Me; terms: DeletionTerms };

/** What deleting means, and the way to it. */
export function DeleteAccount({ me, terms }: Props) {
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
      <p>
        You are logged out at once, everywhere. {graceWords(terms.days)} Then your account, profile,
        picture, plans, logged days and your dietician’s notes about you are erased, and nobody can
        bring them back. If you want a copy, download it first.
      </p>
      <p>
        What was saved in backups of your practice goes when those are replaced. The record of
        access keeps dates and numbers which name you no more.
      </p>
      <Button color="red" variant="light" onClick={() => setAsked(true)}>
        Delete My Account
      </Button>
      {asked && <ConfirmDeletion me={me} terms={terms} onClose={() => setAsked(false)} />}
    </>
  );
}

const graceWords = (days: number) =>
  days === 0
    ? 'There is no time to change your mind.'
    : `For ${days === 1 ? 'one day' : `${days} days`} you can take it back: log in and choose Keep My Account.`;

function ConfirmDeletion({ me, terms, onClose }: Props & { onClose: () => void }) {
  const form = useForm({
    initial: { password: '', code: '' },
    schema: async () => (await import('#domain/rights/deletionSchema.ts')).deletionInputSchema,
    submit: async (proof) => {
      const { dueAt } = await changeSession(() => requestDeletion(proof));
      await logOut();
      // A fresh page: nothing of the account stays in this one.
      window.location.assign(`/goodbye?until=${encodeURIComponent(dueAt)}`);
    },
  });
  return (
    <Dialog title="Delete your account?" onClose={form.busy ? undefined : onClose}>
      <form {...form.form}>
        <div className="stack">
          {terms.byPassword || terms.byCode ? (
            <>
              <p>Prove that it is you, so that nobody else does this in your place.</p>
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
            <p>You sign in with Google. This works within ten minutes of doing so.</p>
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
