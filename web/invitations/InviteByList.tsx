import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { INVITEES_MAX } from '#domain/invitations/invitation.ts';
import { messageOf } from '../api/errors.ts';
import { LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { checkQuery } from './api.ts';
import classes from './Invitations.module.css';
import { PeoplePreview } from './PeoplePreview.tsx';
import { InvitePart, PeriodFields } from './PeriodFields.tsx';
import { peopleIn, type Read } from './people.ts';
import { type Cells, cellsOf, readTable } from './readTable.ts';
import type { Inviting } from './useInviting.ts';
import { inviteLabel } from './words.ts';

/** Invites people from a CSV, as a file or pasted: parsed in the browser, previewed, and sent by one press. */
export function InviteByList({ inviting }: { inviting: Inviting }) {
  const { values, set, mails } = inviting;
  const [trouble, setTrouble] = useState<string | null>(null);
  const cells = useCells(values.rows);
  const read: Read | null = cells && (cells.ok ? peopleIn(cells.rows, values) : cells);
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
      <p className={classes.about}>
        A table with a column of e-mail addresses, and if you like names, start and end of the
        coaching; at most {INVITEES_MAX} people at a time. It is read here; nothing leaves this page
        before you press {inviteLabel(mails)}.
      </p>
      <label className={classes.file}>
        CSV file
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={(event) => void pick(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble && <Failure message={trouble} />}
      <LongField
        label="Or paste the rows here"
        value={values.rows}
        className={classes.rows}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set('rows', event.currentTarget.value)}
      />
      <PeriodFields inviting={inviting} hint="For those who have no dates in the list." />
      {read && !read.ok && <Failure message={read.sentence} />}
      {found && <PeoplePreview found={found} refused={refused} />}
      {check.error && <Failure message={messageOf(check.error)} />}
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
