import { inDigits } from '../language/language.ts';
import { translated } from '../language/translated.ts';

export const say = translated({
  tooMany: (max: number) => `At most ${inDigits(max)} people at a time. Send the rest afterwards.`,
  enterOneEmail: 'Enter at least one email address.',
  /** Why an invitation cannot be revoked, or mailed again. */
  closed: {
    used: 'Somebody has already used this invitation.',
    revoked: 'This invitation has already been revoked.',
    ended: 'The dietician who sent this invitation has left. Invite the person again.',
  },
  /** Why a person is not invited, for dieticians, all of whom may see the customers. */
  refused: {
    customer: 'Already has an account here.',
    dietician: 'This is an address of the practice itself.',
    invited: 'Already has an open invitation.',
    double: 'Appears more than once in your list.',
    'too-many': 'Has had three invitations within a day. Try again tomorrow.',
  },
});
