import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { INVITEES_MAX } from '#domain/invitations/invitation.ts';
import type { RefusedInvitee } from '#domain/invitations/invitationSchema.ts';
import { separatorOf } from '../import/delimited.ts';
import { LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { checkQuery } from './api.ts';
import classes from './Invitations.module.css';
import type { Inviting } from './inviting.tsx';
import { InvitePart, PeriodFields } from './inviting.tsx';
import { inviteLabel, notReadWords, periodOf, refusedWords } from './inWords.ts';
import { type Found, peopleIn, type ReadPeople } from './people.ts';
import { say } from './words.ts';

/** Invites people from a CSV, as a file or pasted: parsed in the browser, previewed, and sent by one press. */
export default function InviteByList({ inviting }: { inviting: Inviting }) {
  const { values, set, mails } = inviting;
  const [trouble, setTrouble] = useState<string | null>(null);
  const cells = useCells(values.rows);
  const read: ReadPeople | null = cells && (cells.ok ? peopleIn(cells.rows, values) : cells);
  const found = read?.ok ? read.found : null;
  const emails = found?.people.map(({ invitee }) => invitee.email) ?? [];
  const check = useQuery(checkQuery(emails));
  const refused = check.data?.refused ?? [];
  const left = emails.length - refused.length;

  const pick = async (file: File | undefined) => {
    setTrouble(null);
    if (!file) return;
    const table = await readTable(file);
    if (table.ok) set('rows', await file.text());
    else setTrouble(table.sentence);
  };
  const send = () =>
    inviting.send(async () => {
      const invitees = found?.people.map(({ invitee }) => invitee) ?? [];
      return { ok: true, input: { invitees, line: values.line } };
    });
  return (
    <div className={classes.form}>
      <p className={classes.about}>{say.aboutLists(INVITEES_MAX, inviteLabel(mails))}</p>
      <label className={classes.file}>
        {say.csvFile}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void pick(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble && <Failure message={trouble} />}
      <LongField
        label={say.pasteRows}
        value={values.rows}
        className={classes.rows}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set('rows', event.currentTarget.value)}
      />
      <PeriodFields inviting={inviting} hint={say.forThoseWithoutDates} />
      {read && !read.ok && <Failure message={read.sentence} />}
      {found && <PeoplePreview found={found} refused={refused} />}
      <Failure error={check.error} />
      <InvitePart inviting={inviting} disabled={left === 0 || check.isFetching} onClick={send} />
    </div>
  );
}

/** The cells of the text in the field; null if it is empty, and until it has been parsed. */
function useCells(text: string): Cells | null {
  const [read, setRead] = useState<{ text: string; cells: Cells } | null>(null);
  useEffect(() => {
    let isLatest = true;
    if (text.trim() !== '')
      void cellsOf(text).then(
        (cells) => isLatest && setRead({ text, cells }),
        () => undefined,
      );
    return () => {
      isLatest = false;
    };
  }, [text]);
  return text.trim() !== '' && read?.text === text ? read.cells : null;
}

type PeoplePreviewProps = {
  found: Found;
  refused: readonly RefusedInvitee[];
};

function PeoplePreview({ found, refused }: PeoplePreviewProps) {
  const { columns, ignored, people, wrong, more } = found;
  const left = new Set(refused.map(({ email }) => email));
  const invited = people.filter(({ invitee }) => !left.has(invitee.email));
  return (
    <div className={classes.preview}>
      <p role="status">
        <strong>{say.willBeInvitedCount(invited.length)}</strong>
        {refused.length > 0 && say.andNot(refused.length)}
        {wrong.length > 0 && say.andCannotBeRead(wrong.length)}
      </p>
      {columns.length > 0 && (
        <p className={classes.about}>
          {say.read(
            columns.map(({ column, heading }) => say.columnFrom(say.columns[column], heading)),
          )}
        </p>
      )}
      {ignored.length > 0 && <p className={classes.about}>{notReadWords(ignored)}</p>}
      {more > 0 && <p>{say.moreInTheList(INVITEES_MAX, more)}</p>}
      {invited.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys.
        <ul className={classes.people} aria-label={say.willBeInvited} tabIndex={0}>
          {invited.map(({ line, invitee }) => (
            <li key={line}>
              <bdi>{invitee.name || invitee.email}</bdi>
              {invitee.name && <span className="muted">{invitee.email}</span>}
              <span className="muted">{periodOf(invitee)}</span>
            </li>
          ))}
        </ul>
      )}
      {refused.length + wrong.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by keys.
        <ul className={classes.people} aria-label={say.notInvited} tabIndex={0}>
          {refused.map((each) => (
            <li key={`${each.email} ${each.reason}`}>{refusedWords(each)}</li>
          ))}
          {wrong.map(({ line, text, why }) => (
            <li key={line}>
              {say.row(line, why)} <span className="muted">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** In characters: far more than the rows that one request takes. */
const MOST = 200_000;

type Cells =
  | { readonly ok: true; readonly rows: readonly (readonly string[])[] }
  | { readonly ok: false; readonly sentence: string };

/** The text of a file; or a sentence if it is too large or not text. */
async function readTable(file: File): Promise<Cells> {
  if (file.size > MOST * 4) return { ok: false, sentence: say.tooLarge };
  return cellsOf(await file.text());
}

/** The cells of a CSV, separated by tabs, semicolons or commas. */
export async function cellsOf(text: string): Promise<Cells> {
  if (text.length > MOST) return { ok: false, sentence: say.tooLarge };
  // A picture, a spreadsheet, or a text in UTF-16.
  if (text.includes('\u0000') || text.includes('\uFFFD'))
    return {
      ok: false,
      sentence: say.notCsv,
    };
  const { parse } = (await import('papaparse')).default;
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: separatorOf(text) ?? ',',
    skipEmptyLines: false,
  });
  return { ok: true, rows: data };
}
