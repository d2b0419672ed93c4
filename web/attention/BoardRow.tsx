import { IconMessage2, IconMoonOff } from '@tabler/icons-react';
import { memo, useId } from 'react';
import type { AttentionRow } from '#domain/attention/attentionSchema.ts';
import { type Day, formatDay } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { Hint, IconButton } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { VisuallyHidden } from '../kit/Notice.tsx';
import { Initials } from '../kit/Person.tsx';
import { say as ofKit } from '../kit/words.ts';
import classes from './Board.module.css';
import { assignedWords, nameOf, untilWords } from './inWords.ts';
import { REASONS } from './ReasonFilter.tsx';
import { LaterMenu } from './Snooze.tsx';
import { say } from './words.ts';

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
  const reasonId = useId();
  const name = nameOf(row);
  const tabIndex = isReached ? 0 : -1;
  const [first, ...further] = row.reasons;
  const action = nextStep(row);
  const words = isSnoozed
    ? untilWords(row.snoozes)
    : row.reasons.find((reason) => reason.words)?.words;
  return (
    <li className={classes.row} data-place onFocus={() => onReach(row.id)}>
      <Initials name={name} email="" image={row.profileImageUrl} size="sm" />
      <Link
        to={first ? placeOfReason(row.id, first) : personPath(row.id)}
        className={classes.name}
        dir="auto"
        title={
          row.assignee ? say.assignedTo(isolated(assignedWords(row.assignee))) : ofKit.unassigned
        }
        tabIndex={tabIndex}
        aria-describedby={reasonId}
        data-row
      >
        {name}
      </Link>
      <p id={reasonId} className={classes.why}>
        {first && (
          <>
            <ReasonIcon kind={first.kind} />
            <span className={classes.reason}>{first.sentence}</span>
          </>
        )}
        {words && (
          <span className={classes.words} dir="auto">
            {words}
          </span>
        )}
      </p>
      <div className={classes.further}>
        {further.map((reason) => (
          <Hint key={reason.kind} label={reason.sentence} atEnd>
            <Link to={dealtWithAt(row.id, reason)} className={classes.chip} tabIndex={tabIndex}>
              <ReasonIcon kind={reason.kind} />
              <span>{say.reasons[reason.kind]}</span>
              <VisuallyHidden>: {reason.sentence}</VisuallyHidden>
            </Link>
          </Hint>
        ))}
      </div>
      <div className={classes.actions}>
        <Link
          to={action.to}
          className={classes.do}
          tabIndex={tabIndex}
          title={action.title}
          aria-label={say.actionFor(action.label, name)}
          data-key={action.isAnswer ? 'r' : undefined}
        >
          {action.label}
        </Link>
        {!action.isAnswer && (
          <Hint label={ofKit.message} atEnd>
            <Link
              to={answerPath(row.id)}
              className={classes.action}
              tabIndex={tabIndex}
              aria-label={say.actionFor(ofKit.message, name)}
              data-key="r"
            >
              <IconMessage2 size={18} stroke={1.5} aria-hidden />
            </Link>
          </Hint>
        )}
        {isSnoozed ? (
          <Hint label={say.bringBack} atEnd>
            <IconButton
              size={36}
              aria-label={say.bringBackName(name)}
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

function ReasonIcon({ kind }: Pick<Reason, 'kind'>) {
  const { Icon, waits } = REASONS[kind];
  return <Icon size={16} stroke={1.5} aria-hidden data-waits={waits} />;
}

type Reason = AttentionRow['reasons'][number];

const query = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

const personPath = (customerId: string): string =>
  `/client/customers/${encodeURIComponent(customerId)}`;

export function placeOfReason(customerId: string, { kind, date }: Reason): string {
  const person = personPath(customerId);
  switch (kind) {
    case 'asked':
      return `${person}${query({ tab: 'messages' })}`;
    case 'noPlan':
      return `${person}${query({ tab: 'plans' })}`;
    case 'weight':
      return `${person}${query({ tab: 'trends' })}`;
    case 'note':
    case 'silent':
      return date ? `${person}${query({ date })}` : person;
    default:
      return person;
  }
}

type Action = {
  readonly label: string;
  readonly to: string;
  readonly isAnswer?: true;
  readonly title?: string;
};

/** What is to be done about a reason, and where that begins; null where somebody has to look first. */
export function actionOn(
  customerId: string,
  { kind, date }: Pick<Reason, 'kind' | 'date'>,
): Action | null {
  const write = { customer: customerId };
  switch (kind) {
    case 'asked':
    case 'note':
      return { label: say.answer, to: answerPath(customerId), isAnswer: true };
    case 'noPlan':
      return date
        ? {
            label: ofKit.nextWeek,
            to: `/client/dashboard${query({ ...write, next: 'yes' })}`,
            title: say.weekFrom(formatDay(date, 'short')),
          }
        : { label: say.writePlan, to: `/client/dashboard${query(write)}` };
    case 'periodEnds':
    case 'periodOver':
      return { label: say.renew, to: `${personPath(customerId)}${query({ renew: 'yes' })}` };
    case 'new':
      return { label: say.setDates, to: personPath(customerId) };
    default:
      return null;
  }
}

/** The one thing to do next for a customer: about the most urgent reason that has one, else to write to them. */
export const nextStep = ({ id, reasons }: Row): Action =>
  reasons.map((reason) => actionOn(id, reason)).find((action) => action !== null) ?? {
    label: ofKit.message,
    to: answerPath(id),
    isAnswer: true,
  };

/** Where a further reason is dealt with: what somebody wrote is read first. */
function dealtWithAt(customerId: string, reason: Reason): string {
  const action = actionOn(customerId, reason);
  return action && !action.isAnswer ? action.to : placeOfReason(customerId, reason);
}

type Row = {
  readonly id: string;
  readonly reasons: readonly Pick<Reason, 'kind' | 'date'>[];
};

/** The conversation with a customer, with the focus in the field for the answer. */
export const answerPath = (customerId: string): string =>
  `/client/inbox${query({ customer: customerId, answer: 'yes' })}`;
