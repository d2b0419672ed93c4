import { Suspense, useState } from 'react';
import { AnchorButton, Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/DeviceButtons.tsx';
import { lazyPlace } from '../kit/lazy.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { dateAndTime } from '../kit/time.ts';
import { say as ofKit } from '../kit/words.ts';
import { ProofForm } from './ProofFields.tsx';
import classes from './SecondFactor.module.css';
import { removeAuthenticator, useFetchSecondFactorAgain, useSecondFactor } from './secondFactor.ts';
import { say } from './words.ts';

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
        failed={say.twoFactorFailed}
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
        label={say.turnOff}
        onCancel={look}
        prove={async (proof) => {
          await removeAuthenticator(proof);
          toastSuccess(say.twoFactorIsOff);
          look();
          void again();
        }}
        removes
      />
    );
  return authenticatorSince ? (
    <>
      <p>{say.onSince(dateAndTime(authenticatorSince))}</p>
      <p className="quiet">
        {say.recoveryCodesLeft(recoveryCodesLeft)}
        {recoveryCodesLeft < 3 && ` ${say.toGetNewCodes}`}
      </p>
      <Button variant="default" onClick={() => setStep('remove')}>
        {say.turnOff}
      </Button>
    </>
  ) : (
    <>
      <p className="quiet">{say.twoFactorOffWhy}</p>
      <Button onClick={() => setStep('add')}>{say.setUp}</Button>
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
        <strong>{say.twoFactorIsOn}</strong> {say.codesWorkOnce}
      </p>
      <ul className={classes.codes} aria-label={say.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="buttons">
        <CopyButton label={ofKit.copy} text={() => plain} />
        <AnchorButton
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(plain)}`}
          download="weekplate-recovery-codes.txt"
        >
          {say.download}
        </AnchorButton>
        <Button onClick={onDone}>{say.haveSavedThem}</Button>
      </div>
    </>
  );
}
