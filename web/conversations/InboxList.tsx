import type { InboxItem } from '#domain/conversations/conversationSchema.ts';
import { Filled } from '../kit/Button.tsx';
import { Link } from '../kit/Link.tsx';
import { Initials } from '../kit/Person.tsx';
import { useMinute } from '../kit/time.ts';
import classes from './InboxList.module.css';
import { countWords, waitingWords } from './inboxWords.ts';
import { waitWords } from './inWords.ts';
import { say } from './words.ts';

type Props = { items: readonly InboxItem[]; openId: string | null };

/** Waiting customers, the longest waiting first, with the subject and how long they have waited. */
export function InboxList({ items, openId }: Props) {
  const now = useMinute().getTime();
  return (
    <ul className="plain" aria-label={say.waitingForAnswer}>
      {items.map((item) => (
        <li key={item.customerId}>
          <Row item={item} now={now} isOpen={item.customerId === openId} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = { item: InboxItem; now: number; isOpen: boolean };

function Row({ item, now, isOpen }: RowProps) {
  const { about, text } = waitingWords(item);
  const count = countWords(item);
  return (
    <Link
      to={`?customer=${item.customerId}`}
      className={classes.row}
      aria-current={isOpen ? 'page' : undefined}
      data-customer={item.customerId}
    >
      <Initials name={item.name} email={item.email} image={item.profileImageUrl} />
      <span className={classes.words}>
        <span className="baseline apart gap-2 flex">
          <span className="shrinks cut semibold" dir="auto">
            {item.name.trim() || item.email}
          </span>
          <time dateTime={item.since} className="small stiff">
            {waitWords(item.since, now)}
          </time>
        </span>
        {about && (
          <span className="cut small" dir="auto">
            {about}
          </span>
        )}
        <span className="clamp breaks" dir="auto">
          {text}
        </span>
        {(count || item.assignee) && (
          <span className="small wrap gap-facts breaks">
            {count && <span>{count}</span>}
            {item.assignee && (
              <span>
                <Filled text={say.forWhom} name={<bdi>{item.assignee.name}</bdi>} />
              </span>
            )}
          </span>
        )}
      </span>
    </Link>
  );
}
