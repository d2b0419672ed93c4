import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ProofAgain, SignInRule as Rule } from '#domain/signIn/secondFactorSchema.ts';
import { ApiError, get, send } from '../api/request.ts';
import { ProofForm } from '../auth/ProofForm.tsx';
import { Button } from '../kit/Button.tsx';
import { TextLink } from '../kit/Link.tsx';
import { Unloaded } from '../kit/Notice.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import classes from './Practice.module.css';
import { say } from './words.ts';

const PATH = '/api/practice/sign-in-rule';
const queryKey = ['sign-in-rule'];

const buttonWords = ({ dieticiansProve }: Rule) =>
  dieticiansProve ? say.stopRequiring : say.require;

export function SignInRule() {
  const queries = useQueryClient();
  const section = useRef<HTMLElement>(null);
  // Null until the button was pressed.
  const [asking, setAsking] = useState<boolean | null>(null);
  // The pressed button disappears, so the focus is kept here.
  useEffect(() => {
    if (asking !== null)
      section.current?.querySelector<HTMLElement>('[data-autofocus], button')?.focus();
  }, [asking]);
  const rule = useQuery({ queryKey, queryFn: () => get<Rule>(PATH) });
  const save = useMutation({
    mutationFn: (input: Rule & ProofAgain) => send<Rule>('PUT', PATH, input),
    onSuccess: (saved) => {
      queries.setQueryData(queryKey, saved);
      setAsking(false);
    },
  });
  const prove = async (proof: ProofAgain) => {
    if (rule.data)
      await save.mutateAsync({ dieticiansProve: !rule.data.dieticiansProve, ...proof });
  };
  const cancel = () => {
    setAsking(false);
    save.reset();
  };
  const proveFirst = save.error instanceof ApiError && save.error.code === 'prove-first';
  return (
    <section
      ref={section}
      className={`${classes.card} ${classes.apart}`}
      aria-labelledby="practice-sign-in"
    >
      <h2 id="practice-sign-in" className="text-17">
        {say.signingIn}
      </h2>
      {rule.isPending && <Skeleton height={72} aria-busy="true" />}
      {rule.isError && <Unloaded query={rule} failed={say.ruleFailed} />}
      {rule.data && (
        <>
          <p className="quiet">{rule.data.dieticiansProve ? say.ruleOn : say.ruleOff}</p>
          {asking ? (
            <ProofForm label={buttonWords(rule.data)} prove={prove} onCancel={cancel} />
          ) : (
            <div>
              <Button variant="default" onClick={() => setAsking(true)}>
                {buttonWords(rule.data)}
              </Button>
            </div>
          )}
        </>
      )}
      {proveFirst && <TextLink to="/account">{say.toSignInSettings}</TextLink>}
    </section>
  );
}
