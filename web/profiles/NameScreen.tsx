import { type FormEvent, useRef, useState } from 'react';
import { rules } from '../api/errors.ts';
import { useErrorFocus } from '../draft/useForm.ts';
import { checkWith, useSending } from '../draft/useSending.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';
import { say as ofKit } from '../kit/words.ts';
import { answerOffer } from '../session/kept.ts';
import { useMe } from '../session/session.ts';
import { refreshSession } from '../session/sessionStore.ts';
import { useSaveCustomerProfile, useSaveDieticianProfile } from './api.ts';
import { valuesOf as dieticianValues } from './DieticianProfileScreen.tsx';
import { valuesOf, weightOf } from './profileValues.ts';
import { say } from './words.ts';

const dieticianSchema = async () =>
  (await import('#domain/profiles/profileSchema.ts')).dieticianProfileInputSchema;

/** Asks who has just signed up for a name, once. */
export default function NameScreen() {
  const me = useMe();
  const [name, setName] = useState('');
  const content = useRef<HTMLFormElement>(null);
  const isDietician = me.role === 'client';
  const saving = useSaveCustomerProfile(me.id);
  const savingOwn = useSaveDieticianProfile(me.id);
  const sending = useSending<void>(`name-of-${me.id}`, {
    onStored() {
      answerOffer('name');
      void refreshSession();
    },
  });
  useErrorFocus(content, sending);
  const values = { ...valuesOf(null), name };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDietician)
      return void sending.send(
        () => checkWith(dieticianSchema, { ...dieticianValues(null), name }),
        async (input) => void (await savingOwn.mutateAsync({ input, version: 0 })),
      );
    void sending.send(
      async () => (await rules(() => import('./checkProfile.ts'))).checkProfile(values, me.today),
      async (input) => {
        const weightBefore = weightOf(valuesOf(null));
        await saving.mutateAsync({ input: { ...input, weightBefore }, version: 0 });
      },
    );
  };
  return (
    <Page title={say.whatToCallYou} narrow>
      <form ref={content} className="stack" noValidate onSubmit={submit}>
        <p>{isDietician ? say.customersSeeName : say.dieticianSeesName}</p>
        <Field
          label={say.labels.name}
          value={name}
          error={sending.errors.name}
          autoComplete="name"
          required
          onChange={(event) => {
            sending.mend(['name']);
            setName(event.currentTarget.value);
          }}
        />
        {sending.failure !== null && <Failure message={say.updateFailed} />}
        <div className="buttons">
          <Button type="submit" loading={sending.busy}>
            {ofKit.save}
          </Button>
          <Button variant="subtle" onClick={() => answerOffer('name')}>
            {say.skipForNow}
          </Button>
        </div>
      </form>
    </Page>
  );
}
