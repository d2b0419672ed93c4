import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useSearchParams } from '../kit/Link.tsx';
import classes from './BackToList.module.css';
import { listQuery } from './personView.ts';

/** The link back to the list, for phones, where the customer covers it. */
export function BackToList() {
  const [params] = useSearchParams();
  return (
    <Link to={`/client/customers${listQuery(params)}`} className={classes.back}>
      <IconArrowLeft size={20} stroke={1.5} aria-hidden />
      All customers
    </Link>
  );
}
