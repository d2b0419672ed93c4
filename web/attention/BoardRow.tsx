import { IconMessage2, IconMoonOff } from '@tabler/icons-react';
import { memo, useId } from 'react';
import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import type { Day } from '#domain/day.ts';
import { Hint, IconButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Initials } from '../kit/Person.tsx';
import { VisuallyHidden } from '../kit/Spoken.tsx';
import classes from './Board.module.css';
import { REASONS } from './ReasonFilter.tsx';
import { LaterMenu } from './Snooze.tsx';
import { assignedWords, nameOf, untilWords } from './words.ts';

type Props = {
  row: AttentionRow;
  /** The row that Tab reaches, with its controls; J, K and the arrows reach the other rows. */
  isReached: boolean;
  isSnoozed: boolean;
  onReach: (customerId: string) => void;
  onSnooze: (row: AttentionRow, until: Day | null) => void;
};

export const BoardRow = memo(function BoardRow(props: Props) {
  const { row, isReached, isSnoozed, onReach, onSnooze } = props;
  const reasonsId = useId();
  const name = nameOf(row);
  const tabIndex = isReached ? 0 : -1;
  const [first] = row.reasons;
  return (
    <li className={classes.row} data-place onFocus={() => onReach(row.id)}>
      <Initials name={name} email="" image={row.profileImageUrl} />
      <div className={classes.who}>
        <Link
          to={first ? placeOfReason(row.id, first) : personPath(row.id)}
          className={classes.name}
          tabIndex={tabIndex}
          aria-describedby={reasonsId}
          data-row
        >
          <bdi>{name}</bdi>
        </Link>
        <div className={classes.assigned}>
          <VisuallyHidden>Assigned: </VisuallyHidden>
          <bdi>{assignedWords(row.assignee)}</bdi>
          {isSnoozed && <span> · {untilWords(row.snoozes)}</span>}
        </div>
      </div>
      <ul id={reasonsId} className={classes.reasons}>
        {row.reasons.map((reason) => {
          const { Icon, waits } = REASONS[reason.kind];
          const action = actionOn(row.id, reason);
          return (
            <li key={reason.kind}>
              <Link
                to={placeOfReason(row.id, reason)}
                className={classes.reason}
                tabIndex={tabIndex}
                data-waits={waits}
              >
                <Icon size={16} stroke={1.5} aria-hidden />
                <span>{reason.sentence}</span>
              </Link>
              {reason.words && (
                <span className={classes.words} dir="auto">
                  {reason.words}
                </span>
              )}
              {action && (
                <Link
                  to={action.to}
                  className={classes.do}
                  tabIndex={tabIndex}
                  aria-label={`${action.label}: ${name}`}
                >
                  {action.label}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
      <div className={classes.actions}>
        <Hint label="Answer" atEnd>
          <Link
            to={answerPath(row.id)}
            className={classes.action}
            tabIndex={tabIndex}
            aria-label={`Answer ${name}`}
            data-key="r"
          >
            <IconMessage2 size={18} stroke={1.5} aria-hidden />
          </Link>
        </Hint>
        {isSnoozed ? (
          <Hint label="Bring back" atEnd>
            <IconButton
              size={36}
              aria-label={`Bring back ${name}`}
              tabIndex={tabIndex}
              data-key="s"
              onClick={() => onSnooze(row, null)}
            >
              <IconMoonOff size={18} stroke={1.5} aria-hidden />
            </IconButton>
          </Hint>
        ) : (
          <LaterMenu
            customerId={row.id}
            name={name}
            today={row.today}
            tabIndex={tabIndex}
            onSnooze={(until) => onSnooze(row, until)}
          />
        )}
      </div>
    </li>
  );
});

type Reason = AttentionRow['reasons'][number];

const query = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

const personPath = (customerId: string): string =>
  `/client/customers/${encodeURIComponent(customerId)}`;

/** The screen where a reason is dealt with. */
export function placeOfReason(customerId: string, { kind, date }: Reason): string {
  const person = personPath(customerId);
  switch (kind) {
    case 'asked':
      return `/client/inbox${query({ customer: customerId })}`;
    case 'noPlan':
      return `/client/dashboard${query({ customer: customerId })}`;
    case 'weight':
      return `${person}${query({ tab: 'trends' })}`;
    case 'note':
    case 'silent':
      return date ? `${person}${query({ date })}` : person;
    default:
      return person;
  }
}

type Action = { readonly label: string; readonly to: string };

/** What is to be done about a reason, and where that begins; null where somebody has to look first. */
export function actionOn(customerId: string, { kind, date }: Reason): Action | null {
  const write = { customer: customerId };
  switch (kind) {
    case 'noPlan':
      return date
        ? { label: 'Next Week', to: `/client/dashboard${query({ ...write, next: 'yes' })}` }
        : { label: 'Write a Plan', to: `/client/dashboard${query(write)}` };
    case 'periodEnds':
    case 'periodOver':
      return { label: 'Renew', to: `${personPath(customerId)}${query({ renew: 'yes' })}` };
    case 'new':
      return { label: 'Set Dates', to: personPath(customerId) };
    default:
      return null;
  }
}

/** The conversation with a customer, with the focus in the field for the answer. */
export const answerPath = (customerId: string): string =>
  `/client/inbox${query({ customer: customerId, answer: 'yes' })}`;
