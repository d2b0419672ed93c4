import type { RefusedInvitee } from '#domain/invitations/invitationSchema.ts';
import classes from './Invitations.module.css';
import type { Found } from './people.ts';
import { COLUMN_WORDS, counted, ignoredWords, moreWords, periodOf, refusedWords } from './words.ts';

type Props = {
  found: Found;
  /** The people whom the server would not invite. */
  refused: readonly RefusedInvitee[];
};

/** What was recognised in a list: its columns, the people, and the errors by row. */
export function PeoplePreview({ found, refused }: Props) {
  const { columns, ignored, people, wrong, more } = found;
  const left = new Set(refused.map(({ email }) => email));
  const invited = people.filter(({ invitee }) => !left.has(invitee.email));
  return (
    <div className={classes.preview}>
      <p role="status">
        <strong>{counted(invited.length, 'person', 'people')} will be invited</strong>
        {refused.length > 0 && `, ${refused.length} not`}
        {wrong.length > 0 && `, ${counted(wrong.length, 'row')} cannot be read`}
      </p>
      {columns.length > 0 && (
        <p className={classes.about}>
          Read:{' '}
          {columns
            .map(({ column, heading }) => `${COLUMN_WORDS[column]} from “${heading}”`)
            .join(', ')}
          .
        </p>
      )}
      {ignored.length > 0 && <p className={classes.about}>{ignoredWords(ignored)}</p>}
      {more > 0 && <p>{moreWords(more)}</p>}
      {invited.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys.
        <ul className={classes.people} aria-label="Will be invited" tabIndex={0}>
          {invited.map(({ line, invitee }) => (
            <li key={line}>
              <bdi>{invitee.name || invitee.email}</bdi>
              {invitee.name && <span className={classes.quiet}>{invitee.email}</span>}
              <span className={classes.quiet}>{periodOf(invitee)}</span>
            </li>
          ))}
        </ul>
      )}
      {refused.length + wrong.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys.
        <ul className={classes.people} aria-label="Not invited" tabIndex={0}>
          {refused.map((each) => (
            <li key={`${each.email} ${each.reason}`}>{refusedWords(each)}</li>
          ))}
          {wrong.map(({ line, text, why }) => (
            <li key={line}>
              Row {line}: {why} <span className={classes.quiet}>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
