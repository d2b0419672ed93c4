import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SignInRule as Rule } from '#domain/practice/signInRuleSchema.ts';
import { ApiError, get, send } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { messageOf } from '../ui/errors.ts';
import { Failure } from '../ui/Failure.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import classes from './PracticeForm.module.css';

const PATH = '/api/practice/sign-in-rule';
const queryKey = ['sign-in-rule'];

/** Whether dieticians need a second factor; saved by its own button. */
export function SignInRule() {
  const queries = useQueryClient();
  const rule = useQuery({ queryKey, queryFn: () => get<Rule>(PATH) });
  const save = useMutation({
    mutationFn: (dieticiansProve: boolean) => send<Rule>('PUT', PATH, { dieticiansProve }),
    onSuccess: (saved) => queries.setQueryData(queryKey, saved),
  });
  const proveFirst = save.error instanceof ApiError && save.error.code === 'prove-first';
  return (
    <section className={`${classes.card} ${classes.apart}`} aria-labelledby="practice-sign-in">
      <h2 id="practice-sign-in" className={classes.title}>
        Signing in
      </h2>
      {rule.isPending && <Skeleton height={72} aria-busy="true" />}
      {rule.isError && (
        <Failure message="This setting could not be fetched." onRetry={() => void rule.refetch()} />
      )}
      {rule.data && (
        <>
          <p className="quiet">
            {rule.data.dieticiansProve
              ? 'Dieticians need two-factor sign-in or a passkey. Who has neither is led to it before anything else.'
              : 'Dieticians may sign in by their password alone.'}
          </p>
          <div>
            <Button
              variant="default"
              loading={save.isPending}
              onClick={() => save.mutate(!rule.data.dieticiansProve)}
            >
              {rule.data.dieticiansProve ? 'Stop Demanding It' : 'Demand Two-Factor Sign-In'}
            </Button>
          </div>
        </>
      )}
      {save.isError && <Failure message={messageOf(save.error)} />}
      {proveFirst && <TextLink to="/account">To the sign-in settings</TextLink>}
    </section>
  );
}
