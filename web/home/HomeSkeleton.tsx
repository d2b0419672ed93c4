import { DAYS_PER_PLAN } from '#domain/plans/plan.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import row from './DayRow.module.css';
import classes from './HomeScreen.module.css';
import today from './TodayCard.module.css';
import week from './WeekOfPlan.module.css';

const MEALS = [180, 240, 150, 220, 120, 190, 230];
const DAYS = Array.from({ length: DAYS_PER_PLAN }, (_, index) => index);

/** The placeholder of today and the week while they load. */
export function HomeSkeleton() {
  return (
    <div className={classes.columns} aria-busy="true" role="status" aria-label="Loading">
      <div className={classes.days}>
        <div className={today.today}>
          <div className={today.progress}>
            <Skeleton width={90} height={16} mb={14} mt={4} />
            <Skeleton height={6} />
          </div>
          {MEALS.map((width) => (
            <div key={width} className={today.meal}>
              <Skeleton circle height={24} mt={2} />
              <div>
                <Skeleton width={72} height={10} mt={5} />
                <Skeleton width={width} height={14} mt={10} mb={4} />
              </div>
            </div>
          ))}
        </div>
        <Skeleton height={50} radius="lg" />
        <Skeleton height={50} radius="lg" />
      </div>
      <div>
        <Skeleton height={52} radius="lg" mb="md" />
        <Skeleton width={200} height={22} mb={10} />
        <Skeleton width={170} height={14} mb={16} />
        <div className={week.days}>
          {DAYS.map((day) => (
            <div key={day} className={`${week.day} ${row.summary}`}>
              <Skeleton width={88} height={14} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
