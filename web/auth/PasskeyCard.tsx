import { useState } from 'react';
import type { Passkey, ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { InPlaceForm } from './InPlaceForm.tsx';
import { ListEntry } from './ListEntry.tsx';
import { ProofFields, useAsked } from './ProofFields.tsx';
import { ProofForm } from './ProofForm.tsx';
import { passkeysWork } from './passkeySignIn.ts';
import { addPasskey, removePasskey, useFetchPasskeysAgain, usePasskeys } from './passkeys.ts';
import { useFetchSecondFactorAgain } from './secondFactor.ts';

/** The user's passkeys, and a button to add one on this device. */
export function PasskeyCard({ onAdded }: { onAdded?: () => void }) {
  const passkeys = usePasskeys();
  const again = useFetchPasskeysAgain();
  const [adding, setAdding] = useState(false);
  const added = async () => {
    setAdding(false);
    toastSuccess('The passkey is added.');
    await again();
    onAdded?.();
  };
  if (!passkeys.data)
    return (
      <Unloaded
        query={passkeys}
        skeleton={<Skeleton height={86} aria-busy="true" />}
        failed="Your passkeys could not be loaded."
      />
    );
  return (
    <>
      <p className="quiet">
        Sign in with your fingerprint, face or the PIN of a device, without a password.
      </p>
      {passkeys.data.length > 0 && (
        <ul className="plain">
          {passkeys.data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemoved={() => void again()} />
          ))}
        </ul>
      )}
      {!passkeysWork() && <p>This browser cannot make passkeys.</p>}
      {passkeysWork() &&
        (adding ? (
          <AddPasskey onAdded={() => void added()} onCancel={() => setAdding(false)} />
        ) : (
          <Button variant="default" onClick={() => setAdding(true)}>
            Add a Passkey
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
    toastSuccess('The passkey is removed.');
    // The user may have spent a recovery code.
    void factorAgain();
    onRemoved();
  };
  return (
    <ListEntry
      name={passkey.name}
      about={passkey.usedAt ? `Last used ${dateAndTime(passkey.usedAt)}` : 'Not used yet'}
      label="Remove"
      onPress={removing ? undefined : () => setRemoving(true)}
    >
      {removing && (
        <ProofForm label="Remove" prove={remove} onCancel={() => setRemoving(false)} removes />
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
    <InPlaceForm form={add} label="Add" onCancel={props.onCancel}>
      <Field
        label="Name of the Passkey"
        description="Like the device it is on: “My phone”."
        autoComplete="off"
        ref={focus}
        {...add.field('name')}
      />
      <ProofFields asked={asked} field={add.field} />
    </InPlaceForm>
  );
}
