import { Skeleton, VisuallyHidden } from '@mantine/core';
import { BackToList } from './BackToList.tsx';
import classes from './CustomerPerson.module.css';
import header from './PersonHeader.module.css';

/** The shape of a person while they are on their way. */
export function CustomerPersonSkeleton() {
  return (
    <>
      <BackToList />
      <div role="status" aria-busy="true">
        <VisuallyHidden>Fetching the customer</VisuallyHidden>
        <div className={header.header}>
          <Skeleton circle height={48} />
          <div className={header.who}>
            <Skeleton height={18} width="45%" />
            <Skeleton height={12} width="60%" mt={10} />
          </div>
          <Skeleton height={40} className={header.facts} />
        </div>
        <div className={classes.cards}>
          <Skeleton height={200} radius="lg" />
          <Skeleton height={200} radius="lg" />
        </div>
        <Skeleton height={44} mt="lg" />
        <Skeleton height={320} mt="md" radius="lg" />
      </div>
    </>
  );
}
