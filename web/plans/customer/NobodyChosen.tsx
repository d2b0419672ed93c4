import { useInfiniteQuery } from '@tanstack/react-query';
import { customerListQuery } from '../../customers/api.ts';
import { SignUpAddress } from '../../customers/SignUpAddress.tsx';
import classes from './PersonLine.module.css';

/** Beside the empty picker: what to do; on the first day of a practice, how customers get here. */
export function NobodyChosen() {
  const list = useInfiniteQuery(customerListQuery({ search: '', standing: null }));
  const nobody = list.data?.pages[0]?.items.length === 0;
  if (!nobody) {
    return (
      <p className={classes.hint}>Choose whom the plan is for. You can begin to write meanwhile.</p>
    );
  }
  return (
    <div className={`${classes.hint} ${classes.firstDay}`}>
      <p className={classes.none}>No customer yet. Send them this address to sign up:</p>
      <SignUpAddress />
    </div>
  );
}
