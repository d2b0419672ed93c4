import { useQuery } from '@tanstack/react-query';
import { useForm } from '../draft/useForm.ts';
import { changeSession } from '../session/sessionStore.ts';
import { Field } from '../ui/Field.tsx';
import { Failure } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InPlaceForm } from './InPlaceForm.tsx';
import { KeyByHand } from './KeyByHand.tsx';
import { ProofFields, useAsked } from './ProofFields.tsx';
import { QrCode } from './QrCode.tsx';
import classes from './SecondFactor.module.css';
import { addAuthenticator, newKey } from './secondFactor.ts';

type Props = { onAdded: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** Sets up an authenticator app: the user scans or types the key, and a code from the app confirms it. */
export default function AddAuthenticator({ onAdded, onCancel }: Props) {
  const { byPassword } = useAsked();
  // The server makes a new key on each visit; it is never kept in the browser.
  const made = useQuery({
    queryKey: ['authenticator-key'],
    queryFn: newKey,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const key = made.data?.key ?? '';
  const add = useForm({
    initial: { code: '', password: '' },
    schema: async () =>
      (await import('#domain/signIn/secondFactorSchema.ts')).addAuthenticatorSchema.pick({
        code: true,
        password: true,
      }),
    submit: async ({ code, password }) => {
      const { recoveryCodes } = await changeSession(() =>
        addAuthenticator({ key, code, password }),
      );
      onAdded(recoveryCodes);
    },
  });
  if (made.isPending) return <Skeleton height={240} aria-busy="true" />;
  if (!made.data)
    return <Failure message="A key could not be made." onRetry={() => void made.refetch()} />;
  return (
    <InPlaceForm form={add} label="Turn On" onCancel={onCancel}>
      <p className="plain">
        Scan this with an authenticator app on your phone, or give it the key. If the app is on this
        device, open it from here. Then enter the code that it shows. You are signed out everywhere
        else.
      </p>
      <div className={classes.key}>
        <QrCode text={made.data.uri} />
        <KeyByHand authenticatorKey={key} uri={made.data.uri} />
      </div>
      <Field
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...add.field('code')}
      />
      <ProofFields asked={{ byPassword, byCode: false }} field={add.field} />
    </InPlaceForm>
  );
}
