import { useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Tabs } from '../kit/ToggleGroup.tsx';
import classes from './Invitations.module.css';
import { InviteByLink } from './InviteByLink.tsx';
import { InviteByList } from './InviteByList.tsx';
import { InviteByMail } from './InviteByMail.tsx';
import { useInviting } from './useInviting.ts';
import { invitedWords, KEEPS_NOTHING, NO_MAIL_SERVER, RESTORED, refusedWords } from './words.ts';

const WAYS = [
  { name: 'mail', face: 'By e-mail' },
  { name: 'link', face: 'By link' },
  { name: 'list', face: 'From a list' },
] as const;
type Way = (typeof WAYS)[number]['name'];

/** The three ways to invite; they share what is typed. */
export function InviteCard() {
  const inviting = useInviting();
  const { found, result, mails } = inviting;
  const [way, setWay] = useState<Way>(found?.rows && !found.typed ? 'list' : 'mail');
  return (
    <section className={classes.card} aria-label="Invite customers">
      <h2 className={classes.title}>Invite customers</h2>
      <p className={classes.about}>
        They make their own account, and arrive assigned to you with their coaching period set.
      </p>
      {!mails && <Notice role="status">{NO_MAIL_SERVER}</Notice>}
      <Tabs label="How to invite" tabs={WAYS} open={way} onOpen={setWay} />
      {found && (
        <Notice
          role="status"
          actions={
            <Button variant="default" onClick={inviting.discard}>
              Discard it
            </Button>
          }
        >
          {RESTORED}
        </Notice>
      )}
      {!inviting.isKept && <Notice role="status">{KEEPS_NOTHING}</Notice>}
      {way === 'mail' && <InviteByMail inviting={inviting} />}
      {way === 'link' && <InviteByLink inviting={inviting} />}
      {way === 'list' && <InviteByList inviting={inviting} />}
      {result && result.refused.length > 0 && (
        <Notice role="status" attention>
          <span className={classes.result}>
            <strong>
              {invitedWords(result.ids.length, mails)} Not invited ({result.refused.length}):
            </strong>
            {result.refused.map((refused) => (
              <span key={`${refused.email} ${refused.reason}`}>{refusedWords(refused)}</span>
            ))}
          </span>
        </Notice>
      )}
    </section>
  );
}
