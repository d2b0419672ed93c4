import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { customerChoiceQuery } from '../../customers/api.ts';
import { lazyPlace } from '../../kit/lazy.tsx';
import classes from './PersonLine.module.css';

// Only a practice without customers needs this code.
const SignUpAddress = lazyPlace(() => import('../../customers/SignUpAddress.tsx'));

/** Next to the empty picker: what to do; on the first day of a practice, how customers get here. */
export function NobodyChosen() {
  const list = useInfiniteQuery(customerChoiceQuery(''));
  const nobody = list.data?.pages[0]?.items.length === 0;
  if (!nobody) {
    return (
      <p className={classes.hint}>Choose whom the plan is for. You can begin to write meanwhile.</p>
    );
  }
  return (
    <div className={`${classes.hint} ${classes.firstDay}`}>
      <p className={classes.none}>No customer yet. Send them this address to sign up:</p>
      <Suspense>
        <SignUpAddress />
      </Suspense>
    </div>
  );
}
