import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SentSummary } from '#domain/questionnaires/questionnaireSchema.ts';
import { Link } from '../kit/Link.tsx';
import { dateAndTime } from '../kit/time.ts';
import { sentListQuery } from './api.ts';
import classes from './SentList.module.css';
import { say } from './words.ts';

type Props = { sent: SentSummary; to: string; children?: ReactNode };

/** A questionnaire that was sent: its title, and how far it is filled in. */
export const SentRow = ({ sent, to, children }: Props) => (
  <li className={classes.row}>
    <Link to={to} className={classes.link}>
      <bdi className="semibold">{sent.title}</bdi>
      <span className="small muted">{stateWords(sent)}</span>
    </Link>
    {children ?? <IconChevronRight size={18} stroke={1.5} aria-hidden />}
  </li>
);

type CardProps = { title: string; shown: readonly SentSummary[]; className?: string };

/** Some of the reader's own questionnaires under a title; nothing without any. */
export function SentCard({ title, shown, className = '' }: CardProps) {
  if (shown.length === 0) return null;
  return (
    <section className={`${classes.card} ${className}`} aria-label={title}>
      <h2 className="below-2 text-17">{title}</h2>
      <ul className={classes.rows}>
        {shown.map((each) => (
          <SentRow key={each.id} sent={each} to={`/customer/questionnaires/${each.id}`} />
        ))}
      </ul>
    </section>
  );
}

export const isWaiting = ({ finishedAt }: SentSummary): boolean => finishedAt === null;

/** On the customer's dashboard: the questionnaires that wait for them; usually nothing. */
export function WaitingQuestionnaires({ customerId }: { customerId: string }) {
  const { data } = useQuery(sentListQuery(customerId));
  const waiting = data?.items.filter(isWaiting) ?? [];
  return <SentCard title={say.asksYou} shown={waiting} className="above-6" />;
}

/** 'Sent on Fri 20 Nov, 08:14 · 5 answers'. */
export function stateWords(sent: SentSummary): string {
  const { sentAt, finishedAt, answered, together } = sent;
  const state = finishedAt
    ? say.finishedOn(dateAndTime(finishedAt))
    : say.sentOn(dateAndTime(sentAt));
  const with_ = together === null ? [] : [together ? say.togetherWith(together) : say.together];
  return [state, say.answers(answered), ...with_].join(' · ');
}
