import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ProofAgain } from '#domain/signIn/secondFactorSchema.ts';
import { send } from '../api/request.ts';
import { ProofForm } from '../auth/ProofFields.tsx';
import { AnchorButton, Button } from '../kit/Button.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './Practice.module.css';
import { say } from './words.ts';

const PATH = '/api/practice/all-data';

/** Takes all data out of the practice, after a proof, as a file that the browser saves while it is made. */
export function AllData() {
  const section = useRef<HTMLElement>(null);
  const [step, setStep] = useState<'idle' | 'asked' | 'proven' | 'started' | 'cancelled'>('idle');
  // What was pressed disappears, so the focus is kept here.
  useEffect(() => {
    if (step !== 'idle')
      section.current?.querySelector<HTMLElement>('[data-autofocus], a, button')?.focus();
  }, [step]);
  const prove = async (proof: ProofAgain) => {
    await send<void>('POST', PATH, proof);
    setStep('proven');
  };
  return (
    <section
      ref={section}
      className={`${classes.card} ${classes.apart}`}
      aria-labelledby="practice-all-data"
    >
      <h2 id="practice-all-data" className="text-17">
        {say.allData}
      </h2>
      <p className="quiet">{say.allDataHas}</p>
      <p className="quiet">{say.allDataCare}</p>
      <p role="status" className="quiet" hidden={step !== 'proven' && step !== 'started'}>
        {step === 'proven' && say.takeOutReady}
        {step === 'started' && say.takeOutStarted}
      </p>
      {step === 'asked' ? (
        <ProofForm label={ofKit.goOn} prove={prove} onCancel={() => setStep('cancelled')} />
      ) : (
        <div>
          {step === 'proven' ? (
            <AnchorButton
              href={PATH}
              download
              icon={IconDownload}
              // Not before the browser has followed the link, which disappears with this.
              onClick={() => setTimeout(() => setStep('started'))}
            >
              {say.download}
            </AnchorButton>
          ) : (
            <Button variant="default" onClick={() => setStep('asked')}>
              {say.takeOut}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
