import type { Subject } from '#domain/conversations/conversationSchema.ts';
import type { Side } from '#domain/conversations/message.ts';
import { TextLink } from '../kit/Link.tsx';
import { subjectPlace, subjectWords } from './inWords.ts';
import classes from './MessageItem.module.css';

type Props = { subject: Subject; customerId: string; side: Side };

/** The subject of a message, quoted at its head, with a link to it; renders nothing for the general subject. */
export function SubjectLine({ subject, customerId, side }: Props) {
  const place = subjectPlace(subject, customerId, side);
  if (place === null) return null;
  return (
    <span className={classes.subject}>
      <TextLink to={place}>{subjectWords(subject)}</TextLink>
      {subject.kind === 'meal' && (
        <span className="clamp ink breaks" dir="auto">
          {subject.text}
        </span>
      )}
    </span>
  );
}
