import { type FormEvent, useRef } from 'react';
import { INVITEES_MAX } from '#domain/invitations/invitation.ts';
import type { InvitationsInput } from '#domain/invitations/invitationSchema.ts';
import { rules } from '../api/errors.ts';
import { useErrorFocus } from '../draft/useForm.ts';
import type { Checked } from '../draft/useSending.ts';
import { LongField } from '../kit/Field.tsx';
import classes from './Invitations.module.css';
import { InvitePart, type Inviting, PeriodFields, type Values } from './inviting.tsx';
import { say } from './words.ts';

const WRONG_SHOWN = 3;

async function typedPeople(values: Values): Promise<Checked<InvitationsInput>> {
  const { peopleIn } = await rules(() => import('./people.ts'));
  const read = peopleIn(typedTable(values.typed), values);
  if (!read.ok) return { ok: false, errors: { typed: read.sentence } };
  const { people, wrong, more } = read.found;
  // Subtracts one, because the first row of the table is its heading.
  const said = wrong.slice(0, WRONG_SHOWN).map(({ line, why }) => say.line(line - 1, why));
  if (more > 0) said.push(say.moreInTheList(INVITEES_MAX, more));
  if (said.length > 0) return { ok: false, errors: { typed: said.join(' ') } };
  const invitees = people.map(({ invitee }) => invitee);
  return { ok: true, input: { invitees, line: values.line } };
}

export function InviteByMail({ inviting }: { inviting: Inviting }) {
  const { values, errors, set } = inviting;
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, inviting);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    inviting.send(typedPeople);
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={say.inviteByEmail}
      className={classes.form}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
      }}
    >
      <LongField
        label={say.emailAddresses}
        description={say.onePersonALine}
        value={values.typed}
        error={errors.typed}
        required
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set('typed', event.currentTarget.value)}
      />
      <PeriodFields inviting={inviting} hint={say.sameForAll} />
      <InvitePart inviting={inviting} type="submit" />
    </form>
  );
}

/**
 * Parses one person per line into table cells: the word with an @ is the address, the rest of the line is the
 * name. 'Lena Roth <lena@example.org>' or 'lena@example.org, Lena'.
 */
const typedRows = (text: string): string[][] =>
  text.split('\n').map((line) => {
    const words = line.split(/[\s,;<>]+/).filter(Boolean);
    const at = words.findIndex((word) => word.includes('@'));
    if (at < 0) return line.trim() === '' ? [] : [line.trim(), ''];
    const name = words.filter((_, index) => index !== at).join(' ');
    return [words[at] ?? '', name];
  });

export const typedTable = (text: string): string[][] => [['Email', 'Name'], ...typedRows(text)];
