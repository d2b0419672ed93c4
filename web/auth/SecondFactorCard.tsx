import { Suspense, useState } from 'react';
import { AnchorButton, Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/DeviceButtons.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { ProofForm } from './ProofForm.tsx';
import classes from './SecondFactor.module.css';
import { removeAuthenticator, useFetchSecondFactorAgain, useSecondFactor } from './secondFactor.ts';

const AddAuthenticator = lazyPlace(() => import('./AddAuthenticator.tsx'));

type Step = 'look' | 'add' | 'remove';

/** Shows whether an authenticator app is set up, with buttons to add and remove it. */
export function SecondFactorCard({ onKept }: { onKept?: () => void }) {
  const state = useSecondFactor();
  const again = useFetchSecondFactorAgain();
  const [step, setStep] = useState<Step>('look');
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  const kept = () => {
    setCodes(null);
    onKept?.();
  };

  if (codes) return <RecoveryCodesShown codes={codes} onDone={kept} />;
  if (!state.data)
    return (
      <Unloaded
        query={state}
        skeleton={<Skeleton height={112} aria-busy="true" />}
        failed="Your two-factor settings could not be loaded."
      />
    );
  const { authenticatorSince, recoveryCodesLeft } = state.data;
  const look = () => setStep('look');

  if (step === 'add' && !authenticatorSince)
    return (
      <Suspense fallback={<Skeleton height={240} aria-busy="true" />}>
        <AddAuthenticator
          onCancel={look}
          onAdded={(made) => {
            setCodes(made);
            look();
            void again();
          }}
        />
      </Suspense>
    );
  if (step === 'remove' && authenticatorSince)
    return (
      <ProofForm
        label="Turn Off"
        onCancel={look}
        prove={async (proof) => {
          await removeAuthenticator(proof);
          toastSuccess('Two-factor sign-in is off.');
          look();
          void again();
        }}
        removes
      />
    );
  return authenticatorSince ? (
    <>
      <p>On since {dateAndTime(authenticatorSince)}. You need a code from your app to sign in.</p>
      <p className="quiet">
        {recoveryCodesLeft} of 10 recovery codes left.
        {recoveryCodesLeft < 3 && ' To get new ones, turn it off and on again.'}
      </p>
      <Button variant="default" onClick={() => setStep('remove')}>
        Turn Off
      </Button>
    </>
  ) : (
    <>
      <p className="quiet">
        Off. Turn it on so that a stolen password isn’t enough: you will also enter a code from an
        app.
      </p>
      <Button onClick={() => setStep('add')}>Set Up</Button>
    </>
  );
}

type Props = { codes: readonly string[]; onDone: () => void };

/** The codes are shown only this once. */
function RecoveryCodesShown({ codes, onDone }: Props) {
  const plain = `${codes.join('\n')}\n`;
  return (
    <>
      <p role="status">
        <strong>Two-factor sign-in is on. Save these recovery codes.</strong> Each works once
        instead of a code if you lose your phone. They won’t be shown again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="buttons">
        <CopyButton label="Copy" text={() => plain} />
        <AnchorButton
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(plain)}`}
          download="weekplate-recovery-codes.txt"
        >
          Download
        </AnchorButton>
        <Button onClick={onDone}>I Have Saved Them</Button>
      </div>
    </>
  );
}
