import { useQuery } from '@tanstack/react-query';
import { encode } from 'uqr';
import { useForm } from '../draft/useForm.ts';
import { AnchorButton } from '../kit/Button.tsx';
import { CopyButton } from '../kit/DeviceButtons.tsx';
import { Field } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { changeSession } from '../session/sessionStore.ts';
import { InPlaceForm } from './InPlaceForm.tsx';
import { ProofFields, useAsked } from './ProofFields.tsx';
import classes from './SecondFactor.module.css';
import { addAuthenticator, newKey } from './secondFactor.ts';
import { say } from './words.ts';

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
  if (!made.data) return <Failure message={say.noKeyMade} onRetry={() => void made.refetch()} />;
  return (
    <InPlaceForm form={add} label={say.turnOn} onCancel={onCancel}>
      <p className="plain">{say.scanThis}</p>
      <div className="row wrap gap-4">
        <QrCode text={made.data.uri} />
        <KeyByHand authenticatorKey={key} uri={made.data.uri} />
      </div>
      <Field
        label={say.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        {...add.field('code')}
      />
      <ProofFields asked={{ byPassword, byCode: false }} field={add.field} />
    </InPlaceForm>
  );
}

/** The authenticator key for use without a camera: to copy, type, or open in an app on the same device. */
function KeyByHand({ authenticatorKey, uri }: { authenticatorKey: string; uri: string }) {
  return (
    <div className={classes.byHand}>
      <div>
        <div className="quiet">{say.key}</div>
        <code className={classes.code}>{(authenticatorKey.match(/.{4}/g) ?? []).join(' ')}</code>
      </div>
      <div className="buttons">
        <CopyButton label={say.copyKey} text={() => authenticatorKey} />
        <AnchorButton variant="default" href={uri}>
          {say.openInApp}
        </AnchorButton>
      </div>
    </div>
  );
}

/** Dark on white in both colour schemes, which cameras read best. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say.qrCode}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
