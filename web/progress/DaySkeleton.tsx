import { Skeleton } from '../kit/Skeleton.tsx';
import body from './DayBody.module.css';
import ring from './DayRing.module.css';
import { FieldsSkeleton } from './FieldsSkeleton.tsx';
import list from './MealList.module.css';

const MEALS = [180, 240, 150, 220, 120, 190, 230];

/** The skeleton of a day while it is loading, as the customer or as their dietician reads it. */
export function DaySkeleton({ forDietician = false }: { forDietician?: boolean }) {
  return (
    <div className={body.frame} aria-busy="true" role="status" aria-label="Loading">
      <div className={body.body}>
        <div className={body.meals}>
          {forDietician && (
            <div className={ring.ring}>
              <Skeleton circle height={76} />
              <div>
                <Skeleton width={120} height={20} />
                <Skeleton width={80} height={14} mt={10} />
              </div>
            </div>
          )}
          <div className={list.meals} data-own={!forDietician}>
            {MEALS.map((width) => (
              <div key={width} className={list.meal}>
                <Skeleton circle height={28} mt={6} />
                <div>
                  <Skeleton width={72} height={10} mt={4} />
                  <Skeleton width={width} height={14} mt={10} />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className={body.fields}>
          <FieldsSkeleton />
        </div>
      </div>
    </div>
  );
}
