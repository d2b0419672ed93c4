import * as z from 'zod';
import { emailSchema, tokenSchema } from '../accounts/accountSchema.ts';
import { NO_PERIOD } from '../coaching/period.ts';
import { type PeriodDates, periodDatesSchema } from '../coaching/periodSchema.ts';
import { transitions } from '../coaching/transitions.ts';
import { daySchema } from '../daySchema.ts';
import { isStorable } from '../text.ts';
import { NOT_STORABLE, text, trimmedText } from '../textSchema.ts';
import {
  INVITATION_STATES,
  INVITEE_NAME_MAX,
  INVITEES_MAX,
  LINE_MAX,
  type RefusedReason,
} from './invitation.ts';

const nameSchema = trimmedText(INVITEE_NAME_MAX)
  .refine(isStorable, NOT_STORABLE)
  .refine((value) => !/\p{Cc}/u.test(value), 'One line, please.');

/** Both dates or none: they are then set as by Set/Update Dates, in the same words. */
function checkDates(dates: PeriodDates, context: z.RefinementCtx): void {
  if (!dates.startDate && !dates.endDate) return;
  const outcome = transitions.dates.apply(NO_PERIOD, '', dates);
  if (outcome.ok) return;
  const path = dates.startDate ? 'endDate' : 'startDate';
  context.addIssue({ code: 'custom', path: [path], message: outcome.refusal.message });
}

const period = periodDatesSchema.shape;

export const inviteeSchema = z
  .strictObject({ email: emailSchema, name: nameSchema, ...period })
  .superRefine(checkDates);
export type Invitee = z.infer<typeof inviteeSchema>;

const TOO_MANY = `At most ${INVITEES_MAX} people at a time. Send the rest afterwards.`;

export const invitationsInputSchema = z.strictObject({
  invitees: z
    .array(inviteeSchema)
    .min(1, 'Enter at least one e-mail address.')
    .max(INVITEES_MAX, TOO_MANY),
  /** A personal line in the letter; may be empty. */
  line: text(LINE_MAX),
});
export type InvitationsInput = z.infer<typeof invitationsInputSchema>;

/** Asks before sending who would not be invited. */
export const invitationCheckSchema = z.strictObject({
  emails: z.array(emailSchema).min(1).max(INVITEES_MAX, TOO_MANY),
});

export const invitationLinkInputSchema = z
  .strictObject({
    name: nameSchema,
    ...period,
    /** For everybody whom the dietician gives it to; it takes the place of their one before. */
    many: z.boolean(),
  })
  .superRefine(checkDates);
export type InvitationLinkInput = z.infer<typeof invitationLinkInputSchema>;

const refusedReason = z.enum([
  'customer',
  'dietician',
  'invited',
  'double',
  'too-many',
] satisfies RefusedReason[]);
export const refusedSchema = z.strictObject({ email: z.string(), reason: refusedReason });
export type RefusedInvitee = z.infer<typeof refusedSchema>;

const stateSchema = z.enum(INVITATION_STATES);

export const invitationSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(['mail', 'link', 'practice-link']),
  /** Null for a link, and once it is revoked. */
  email: z.string().nullable(),
  name: z.string(),
  startDate: daySchema.nullable(),
  endDate: daySchema.nullable(),
  /** Who invites, and to whom the person is assigned. */
  dietician: z.strictObject({ id: z.string(), name: z.string() }),
  state: stateSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  uses: z.int(),
  mostUses: z.int(),
  /** Who came by it; null also for who had an account already, or whose account was another's. */
  usedBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** Of an open link; a mailed one is known to its receiver alone, whose address it proves. */
  link: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitedSchema = z.strictObject({
  /** Of the invitations that were made. */
  ids: z.array(z.string()),
  refused: z.array(refusedSchema),
});
export type Invited = z.infer<typeof invitedSchema>;

export const openedInvitationSchema = z.strictObject({ token: tokenSchema });

/** What whoever opens an invitation is told; `invitation` null for every one that does not work. */
export const openedInvitationAnswerSchema = z.strictObject({
  invitation: z
    .strictObject({ practice: z.string(), dietician: z.string(), email: z.string().nullable() })
    .nullable(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationAnswerSchema>;
