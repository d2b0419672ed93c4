import { IconMessage2 } from '@tabler/icons-react';
import { memo, useId } from 'react';
import type { Day } from '#domain/day.ts';
import { Hint } from '../ui/Hint.tsx';
import { Link } from '../ui/Link.tsx';
import { Initials } from '../ui/Person.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import classes from './BoardRow.module.css';
import { LaterMenu } from './LaterMenu.tsx';
import { answerPath, placeOf } from './places.ts';
import { REASONS } from './reasons.ts';
import { assignedWords } from './words.ts';

type Props = {
  row: AttentionRow;
  /** The dietician's own day. */
  today: Day;
  /** Tab reaches one row and its parts; J, K and the arrows reach the others. */
  isReached: boolean;
  onReach: (customerId: string) => void;
  onSnooze: (row: AttentionRow, until: Day) => void;
};

/** Somebody who needs the dietician: who, why, and the ways to do something about it. */
export const BoardRow = memo(function BoardRow(props: Props) {
  const { row, today, isReached, onReach, onSnooze } = props;
  const id = useId();
  const { customer, reasons } = row;
  const name = customer.name.trim() || customer.email;
  const tabIndex = isReached ? 0 : -1;
  const [first] = reasons;
  return (
    <li className={classes.row} data-place onFocus={() => onReach(customer.id)}>
      <Initials name={customer.name} email={customer.email} image={customer.profileImageUrl} />
      <div className={classes.who}>
        <Link
          to={placeOf(customer.id, first)}
          className={classes.name}
          tabIndex={tabIndex}
          aria-describedby={`${id}-reasons`}
          title={customer.email}
          data-row
        >
          <bdi>{name}</bdi>
        </Link>
        <div className={classes.assigned}>
          <VisuallyHidden>Assigned: </VisuallyHidden>
          <bdi>{assignedWords(row.assignee)}</bdi>
        </div>
      </div>
      <ul id={`${id}-reasons`} className={classes.reasons}>
        {reasons.map((reason) => {
          const { Icon, waits } = REASONS[reason.kind];
          return (
            <li key={reason.kind}>
              <Link
                to={placeOf(customer.id, reason)}
                className={classes.reason}
                tabIndex={tabIndex}
                data-waits={waits}
              >
                <Icon size={16} stroke={1.5} aria-hidden />
                <span>{reason.words}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <div className={classes.actions}>
        <Hint label="Answer" atEnd>
          <Link
            to={answerPath(customer.id)}
            className={classes.action}
            tabIndex={tabIndex}
            aria-label={`Answer ${name}`}
            data-key="r"
          >
            <IconMessage2 size={18} stroke={1.5} aria-hidden />
          </Link>
        </Hint>
        <LaterMenu
          customerId={customer.id}
          name={name}
          today={today}
          isReached={isReached}
          onSnooze={(until) => onSnooze(row, until)}
        />
      </div>
    </li>
  );
});
