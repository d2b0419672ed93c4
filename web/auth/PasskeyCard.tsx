import { Skeleton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Passkey } from '#domain/accounts/passkeySchema.ts';
import { moment } from '../customers/moment.ts';
import { Button } from '../ui/Button.tsx';
import { messageOf } from '../ui/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import { AddPasskey } from './AddPasskey.tsx';
import classes from './OwnSessions.module.css';
import { passkeysWork } from './passkeySignIn.ts';
import { removePasskey, useFetchPasskeysAgain, usePasskeys } from './passkeys.ts';

/** The passkeys of the person, and the way to add one on this device. */
export function PasskeyCard({ onAdded }: { onAdded?: () => void }) {
  const passkeys = usePasskeys();
  const again = useFetchPasskeysAgain();
  const remove = useMutation({ mutationFn: removePasskey, onSettled: again });
  const [adding, setAdding] = useState(false);
  const added = async () => {
    setAdding(false);
    toastSuccess('The passkey is added.');
    await again();
    onAdded?.();
  };
  if (passkeys.isPending) return <Skeleton height={86} aria-busy="true" />;
  if (!passkeys.data)
    return (
      <Failure
        message="Your passkeys could not be fetched."
        onRetry={() => void passkeys.refetch()}
      />
    );
  return (
    <>
      <p className="quiet">
        Sign in with your fingerprint, face or the PIN of a device, without a password.
      </p>
      {passkeys.data.length > 0 && (
        <ul className={classes.list}>
          {passkeys.data.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              busy={remove.isPending && remove.variables === passkey.id}
              onRemove={() => remove.mutate(passkey.id)}
            />
          ))}
        </ul>
      )}
      {remove.isError && <Failure message={messageOf(remove.error)} />}
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

function Row(props: { passkey: Passkey; busy: boolean; onRemove: () => void }) {
  const { passkey, busy, onRemove } = props;
  const name = useId();
  return (
    <li className={classes.row}>
      <span className={classes.about}>
        <strong id={name}>{passkey.name}</strong>
        <span className="quiet">
          {passkey.usedAt ? `Last used ${moment(passkey.usedAt)}` : 'Not used yet'}
        </span>
      </span>
      <Button variant="default" size="sm" loading={busy} aria-describedby={name} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
