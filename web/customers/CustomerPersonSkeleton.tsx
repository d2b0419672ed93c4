import { Skeleton } from '../kit/Skeleton.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import tabs from '../kit/ToggleGroup.module.css';
import { BackToList } from './BackToList.tsx';
import classes from './CustomerPersonSkeleton.module.css';
import header from './PersonHeader.module.css';
import own from './PersonTabs.module.css';

/** The placeholder of a customer's page while it loads. */
export function CustomerPersonSkeleton() {
  return (
    <>
      <BackToList />
      <div role="status" aria-busy="true">
        <VisuallyHidden>Fetching the customer</VisuallyHidden>
        <div className={header.header}>
          <Skeleton circle height={48} />
          <div className={header.who}>
            <Skeleton height={16} width={180} />
            <Skeleton height={12} width={220} mt={10} />
          </div>
          <div className={header.facts}>
            {[270, 90, 170].map((width) => (
              <div key={width} className={classes.fact}>
                <Skeleton height={10} width={width / 2} />
                <Skeleton height={14} width={width} mt={10} />
              </div>
            ))}
          </div>
        </div>
        <div className={own.person}>
          <div className={tabs.tabs}>
            {[90, 76, 70, 76, 70].map((width, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is identified by its position.
              <Skeleton key={place} height={14} width={width} mx={12} my={15} />
            ))}
          </div>
          <div className={own.content}>
            <Card lines={2} />
          </div>
        </div>
      </div>
    </>
  );
}

function Card({ lines }: { lines: number }) {
  return (
    <div className={classes.card}>
      <Skeleton height={14} width={120} />
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a placeholder is identified by its position.
        <Skeleton key={line} height={line === 0 ? 36 : 14} width={line === 0 ? '100%' : '70%'} />
      ))}
    </div>
  );
}
