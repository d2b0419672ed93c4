import { IconChevronDown } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { prefetch } from '../api/prefetch.ts';
import { lazyPlace } from '../kit/lazy.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { atRest } from '../kit/time.ts';
import type { DayHere } from '../progress/useDay.ts';
import row from './DayRow.module.css';
import classes from './Tomorrow.module.css';
import { NOT_SAVED, REST_TITLE, restWords } from './words.ts';

const load = () => import('../progress/RestFields.tsx');
const RestFields = lazyPlace(load);

const FIELDS_PX = 720;

/** Water, sleep, mood, score and notes of today, folded until pressed. */
export function RestOfDay({ saved }: { saved: DayHere }) {
  const [opened, setOpened] = useState(false);
  useEffect(() => void atRest(() => prefetch(load)), []);
  const words = restWords(saved.values);
  const isUnsaved =
    saved.failure !== null && saved.waiting.some((part) => !part.startsWith('meals.'));
  return (
    <section className={classes.tomorrow} aria-label={REST_TITLE}>
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary className={row.summary}>
          <span className={row.title}>{REST_TITLE}</span>
          {isUnsaved && <span className={row.changed}>{NOT_SAVED}</span>}
          <span className={row.state} data-logged={words ? 'some' : 'none'}>
            {words}
          </span>
          <IconChevronDown size={18} stroke={1.5} aria-hidden className={row.chevron} />
        </summary>
        {opened && (
          <Suspense fallback={<Skeleton height={FIELDS_PX} aria-busy="true" />}>
            <RestFields values={saved.values} day={saved} />
          </Suspense>
        )}
      </details>
    </section>
  );
}
