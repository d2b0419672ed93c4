import { INVITATION_DAYS } from '#domain/invitations/invitation.ts';
import type { Letter } from '../mail/mailer.ts';

export type Invitation = {
  readonly practice: string;
  readonly dietician: string;
  readonly to: string;
  readonly name: string;
  readonly line: string;
  readonly link: string;
};

/** The letter says only that the practice invites, and the dietician's own line. */
export function invitationLetter(invitation: Invitation): Letter {
  const { practice, dietician, to, name, line, link } = invitation;
  return {
    to,
    link,
    subject: `An invitation from ${practice}`,
    text: `Hello${name && ` ${name}`},

${dietician} invites you to ${practice}.
${line && `\n${line}\n`}
Make your account within ${INVITATION_DAYS} days by opening this link:
${link}

The link is for you alone: please do not pass it on. If you do not know the practice, ignore this mail.
`,
  };
}
