import * as z from 'zod';
import { NO_PERIOD } from '../coaching/period.ts';
import { type PeriodDates, periodDatesSchema } from '../coaching/periodSchema.ts';
import { transitions } from '../coaching/transitions.ts';
import { daySchema } from '../daySchema.ts';
import { POSITIONS } from '../signIn/access.ts';
import { emailSchema, tokenSchema } from '../signIn/accountSchema.ts';
import { proofAgainSchema } from '../signIn/secondFactorSchema.ts';
import { isStorable } from '../text.ts';
import { NOT_STORABLE, text, trimmedText } from '../textSchema.ts';
import { say } from '../words.ts';
import {
  INVITATION_STATES,
  INVITEE_NAME_MAX,
  INVITEES_MAX,
  LINE_MAX,
  type RefusedReason,
} from './invitation.ts';

const nameSchema = trimmedText(INVITEE_NAME_MAX)
  .refine(isStorable, NOT_STORABLE)
  .refine((value) => !/\p{Cc}/u.test(value), { error: () => say.oneLine });

/** Both dates or none. They are checked as by Set/Update Dates, with the same messages. */
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

const tooMany = { error: () => say.tooManyInvited(INVITEES_MAX) };

export const invitationsInputSchema = z.strictObject({
  invitees: z
    .array(inviteeSchema)
    .min(1, { error: () => say.enterOneEmail })
    .max(INVITEES_MAX, tooMany),
  /** A personal line in the letter; may be empty. */
  line: text(LINE_MAX),
});
export type InvitationsInput = z.infer<typeof invitationsInputSchema>;

/** Asks, before sending, which of the addresses would not be invited. */
export const invitationCheckSchema = z.strictObject({
  emails: z.array(emailSchema).min(1).max(INVITEES_MAX, tooMany),
});

export const invitationLinkInputSchema = z
  .strictObject({
    name: nameSchema,
    ...period,
    /** A link for everybody to whom the dietician gives it; it replaces their previous one. */
    many: z.boolean(),
  })
  .superRefine(checkDates);
export type InvitationLinkInput = z.infer<typeof invitationLinkInputSchema>;

export const colleagueInputSchema = z.strictObject({
  email: emailSchema,
  position: z.enum(POSITIONS),
});
export type ColleagueInput = z.infer<typeof colleagueInputSchema>;

/** A new colleague opens everything for good, so who invites one proves anew who they are. */
export const colleagueInvitationSchema = colleagueInputSchema.extend(proofAgainSchema.shape);

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
  /** Null for a link, and once the invitation is revoked. */
  email: z.string().nullable(),
  name: z.string(),
  startDate: daySchema.nullable(),
  endDate: daySchema.nullable(),
  /** The dietician who invites and to whom the person will be assigned. */
  dietician: z.strictObject({ id: z.string(), name: z.string() }),
  /** What an invited colleague will be in the practice; null for a customer. */
  position: z.enum(POSITIONS).nullable(),
  state: stateSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  uses: z.int(),
  mostUses: z.int(),
  /** Who signed up; null also if they had an account, or if it belonged to somebody else. */
  usedBy: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  /** Only of what is open and was not mailed. A mailed link is known only to its receiver, whose address it proves. */
  link: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitedSchema = z.strictObject({
  ids: z.array(z.string()),
  refused: z.array(refusedSchema),
});
export type Invited = z.infer<typeof invitedSchema>;

export const openedInvitationSchema = z.strictObject({ token: tokenSchema });

/** What a person who opens an invitation is shown; `invitation` is null for any that does not work. */
export const openedInvitationAnswerSchema = z.strictObject({
  invitation: z
    .strictObject({
      practice: z.string(),
      dietician: z.string(),
      email: z.string().nullable(),
      position: z.enum(POSITIONS).nullable(),
    })
    .nullable(),
});
export type OpenedInvitation = z.infer<typeof openedInvitationAnswerSchema>;
