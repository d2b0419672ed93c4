import { useState } from 'react';
import type { Me } from '#domain/accounts/meSchema.ts';
import type { DeletionTerms } from '#domain/rights/deletionSchema.ts';
import { ProofFields } from '../auth/ProofFields.tsx';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Failure } from '../kit/Notice.tsx';
import { dateAndTime } from '../kit/time.ts';
import { changeSession, logOut } from '../session/sessionStore.ts';
import { requestDeletion } from './api.ts';
import { deletionWords, PROVE, PROVE_BY_GOOGLE } from './words.ts';

type Props = { me: Me; terms: DeletionTerms };

/** What deleting the account means, and the button for it. */
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

function ConfirmDeletion({ me, terms, onClose }: Props & { onClose: () => void }) {
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
