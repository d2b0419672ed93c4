import { useState } from 'react';
import type { Passkey, ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { InPlaceForm } from './InPlaceForm.tsx';
import { ListEntry } from './ListEntry.tsx';
import { ProofFields, ProofForm, useAsked } from './ProofFields.tsx';
import { passkeysWork } from './passkeySignIn.ts';
import { addPasskey, removePasskey, useFetchPasskeysAgain, usePasskeys } from './passkeys.ts';
import { useFetchSecondFactorAgain } from './secondFactor.ts';
import { say } from './words.ts';

/** The user's passkeys, and a button to add one on this device. */
export function PasskeyCard({ onAdded }: { onAdded?: () => void }) {
  const passkeys = usePasskeys();
  const again = useFetchPasskeysAgain();
  const [adding, setAdding] = useState(false);
  const added = async () => {
    setAdding(false);
    toastSuccess(say.passkeyAdded);
    await again();
    onAdded?.();
  };
  if (!passkeys.data)
    return (
      <Unloaded
        query={passkeys}
        skeleton={<Skeleton height={86} aria-busy="true" />}
        failed={say.passkeysFailed}
      />
    );
  return (
    <>
      <p className="quiet">{say.whatPasskeysAre}</p>
      {passkeys.data.length > 0 && (
        <ul className="plain">
          {passkeys.data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemoved={() => void again()} />
          ))}
        </ul>
      )}
      {!passkeysWork() && <p>{say.cannotMakePasskeys}</p>}
      {passkeysWork() &&
        (adding ? (
          <AddPasskey onAdded={() => void added()} onCancel={() => setAdding(false)} />
        ) : (
          <Button variant="default" onClick={() => setAdding(true)}>
            {say.addPasskey}
          </Button>
        ))}
    </>
  );
}

function Row({ passkey, onRemoved }: { passkey: Passkey; onRemoved: () => void }) {
  const factorAgain = useFetchSecondFactorAgain();
  const [removing, setRemoving] = useState(false);
  const remove = async (proof: ProofAgain) => {
    await removePasskey(passkey.id, proof);
    toastSuccess(say.passkeyRemoved);
    // The user may have spent a recovery code.
    void factorAgain();
    onRemoved();
  };
  return (
    <ListEntry
      name={passkey.name}
      about={passkey.usedAt ? say.lastUsed(dateAndTime(passkey.usedAt)) : say.notUsedYet}
      label={ofKit.remove}
      onPress={removing ? undefined : () => setRemoving(true)}
    >
      {removing && (
        <ProofForm
          label={ofKit.remove}
          prove={remove}
          onCancel={() => setRemoving(false)}
          removes
        />
      )}
    </ListEntry>
  );
}

const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks for a name and for proof of identity, then has the browser create a passkey. */
function AddPasskey(props: { onAdded: () => void; onCancel: () => void }) {
  const asked = useAsked();
  const factorAgain = useFetchSecondFactorAgain();
  const add = useForm({
    initial: { name: '', password: '', code: '' },
    schema: async () => {
      const [{ addPasskeySchema }, { proofAgainSchema }] = await Promise.all([
        import('#domain/signIn/secondFactorSchema.ts'),
        import('#domain/signIn/secondFactorSchema.ts'),
      ]);
      return proofAgainSchema.extend({ name: addPasskeySchema.shape.name });
    },
    submit: async ({ name, ...proof }) => {
      await addPasskey(name, proof);
      // The user may have spent a recovery code.
      void factorAgain();
      props.onAdded();
    },
  });
  return (
    <InPlaceForm form={add} label={ofKit.add} onCancel={props.onCancel}>
      <Field
        label={say.passkeyName}
        description={say.passkeyNameHint}
        autoComplete="off"
        ref={focus}
        {...add.field('name')}
      />
      <ProofFields asked={asked} field={add.field} />
    </InPlaceForm>
  );
}
