import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { prefetch } from '../api/prefetch.ts';
import type { SelfSavedDay } from '../progress/useSelfSaving.ts';
import { atRest } from '../ui/atRest.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import row from './DayRow.module.css';
import classes from './Tomorrow.module.css';
import { REST_MISSING, REST_TITLE, restWords } from './words.ts';

const load = () => import('../progress/RestFields.tsx');
const RestFields = lazy(() => load().catch(() => ({ default: Missing })));

const FIELDS_PX = 720;

/** Water, sleep, mood, score and notes of today, folded until it is pressed. */
export function RestOfDay({ saved }: { saved: SelfSavedDay }) {
  const [opened, setOpened] = useState(false);
  useEffect(() => void atRest(() => prefetch(load)), []);
  return (
    <section className={classes.tomorrow} aria-label={REST_TITLE}>
      <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
        <summary className={row.summary}>
          <span className={row.title}>{REST_TITLE}</span>
          <span className={row.state} data-logged={restWords(saved.draft.values) ? 'some' : 'none'}>
            {restWords(saved.draft.values)}
          </span>
          <IconChevronDown size={18} stroke={1.5} aria-hidden className={row.chevron} />
        </summary>
        {opened && (
          <Suspense fallback={<Skeleton height={FIELDS_PX} aria-busy="true" />}>
            <RestFields saved={saved} />
          </Suspense>
        )}
      </details>
    </section>
  );
}

const Missing = () => <p className={row.none}>{REST_MISSING}</p>;
