import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { customerChoiceQuery } from '../../customers/api.ts';
import { lazyPlace } from '../../kit/lazy.tsx';
import { say } from '../words.ts';
import classes from './PersonLine.module.css';

const SignUpAddress = lazyPlace(() => import('../../customers/SignUpAddress.tsx'));

/** On the first day of a practice: how customers get here. */
export function FirstDay() {
  const list = useInfiniteQuery(customerChoiceQuery(''));
  if (list.data?.pages[0]?.items.length !== 0) return null;
  return (
    <div className={classes.hint}>
      <p className={classes.none}>{say.sendAddress}</p>
      <Suspense>
        <SignUpAddress />
      </Suspense>
    </div>
  );
}
