import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Customer } from '#domain/customers/customerSchema.ts';
import { eatenOf } from '#domain/progress/adherence.ts';
import { goalsQuery } from '../../goals/api.ts';
import { goalName, progressWords } from '../../goals/words.ts';
import { DayStrip } from '../../kit/DayStrip.tsx';
import { lastDaysQuery } from '../api.ts';
import { adherenceWords } from '../words.ts';
import { type About, Items } from './Items.tsx';
import classes from './PersonLine.module.css';

type Props = { customer: Customer; words: readonly About[] };

/** How the last days went, and where the person wants to go: one line, whole on a press. */
export default function Lately({ customer, words }: Props) {
  const [isOpen, setOpen] = useState(false);
  const days = useQuery(lastDaysQuery(customer)).data?.items;
  const goals = useQuery(goalsQuery(customer.id)).data;
  const open = goals?.items.filter(({ state }) => state === 'active') ?? [];
  const items = [
    ...open.map((goal) => ({
      label: goalName(goal, goals?.ownKinds ?? []),
      text: progressWords(goal, customer.today, 'dietician'),
    })),
    ...words,
  ];
  return (
    <>
      {days && (
        <p className={classes.lastDays}>
          <DayStrip
            days={days.map((day) => ({
              ...day,
              eaten: day.logged === 'none' ? null : eatenOf(day),
            }))}
          />
          <span>{adherenceWords(days)}</span>
        </p>
      )}
      {items.length > 0 && (
        <button
          type="button"
          className={classes.about}
          aria-expanded={isOpen}
          title={
            isOpen ? undefined : items.map(({ label, text }) => `${label}: ${text}`).join('\n')
          }
          onClick={() => setOpen(!isOpen)}
        >
          <Items items={items} />
        </button>
      )}
    </>
  );
}
