import * as z from 'zod';
import { timeZoneSchema } from '../daySchema.ts';
import { isStorable } from '../text.ts';
import { boundedText, NOT_STORABLE, shapedText, trimmedText } from '../textSchema.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from './account.ts';
import { proofAgainSchema } from './secondFactorSchema.ts';
import { say } from './words.ts';

/**
 * Words that attackers try first: words of a dietician's practice, and words of common password lists. A
 * password is refused if it is one of them, repeated, or with digits and signs around it. They are in a
 * schema file because forms load schemas late, so they do not make the first load larger.
 */
const WORDS: ReadonlySet<string> = new Set(
  `weekplate plate week customer customers client clients dietician dieticians dietitian dietitians
  nutrition nutritionist nutritional diet diets dietplan dietplans mealplan mealplans meal meals
  coach coaching coachingperiod healthy healthyfood health food weight weightloss calories progress
  practice clinic doctor patient kitchen breakfast
  password passwords passwort passcode parola contrasena motdepasse secret secrets mysecret
  admin administrator root user username login signin signup welcome letmein opensesame changeme
  default test testing tester guest master access trustno iloveyou ilove love lovely sunshine
  princess football baseball basketball superman batman dragon monkey shadow michael jennifer
  jordan charlie computer internet samsung google facebook whatever starwars pokemon freedom
  flower chocolate cheese banana summer winter autumn spring monday sunday january december hello
  hellothere helloworld mypassword newpassword yourpassword thisisme nothing qwert qwerty qwertz
  azerty asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qwer abcd abcdef abcdefg abcdefgh zaq12wsx qazxsw`
    .split(/\s+/)
    .filter(Boolean),
);

/** Sequences of the alphabet and of keyboard rows. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
];
const runs = RUNS.flatMap((run) => [run, [...run].reverse().join('')]);

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is one of {@link WORDS}, a part of {@link RUNS}, or a short text repeated. */
export function isEasyPassword(password: string): boolean {
  const plain = password.toLowerCase();
  if (/^(.{1,4})\1+$/su.test(plain) || runs.some((run) => run.includes(plain))) return true;
  const bare = withoutEnds(plain);
  return [bare, spelt(bare), withoutEnds(spelt(plain))].some((each) => {
    const word = each.replaceAll(/[\s._-]/g, '');
    return WORDS.has(word) || WORDS.has(halfOf(word));
  });
}

/** The first half of a text whose two halves are equal; '' for any other. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : '';
}

// Not done by a pattern for the end of the text: it would be tried at every character, in quadratic time.
function withoutEnds(text: string): string {
  const letters = [...text];
  const isLetter = (each: string) => /^\p{L}$/u.test(each);
  const first = letters.findIndex(isLetter);
  return first < 0 ? '' : letters.slice(first, letters.findLastIndex(isLetter) + 1).join('');
}

const spelt = (text: string) => text.replaceAll(/[013457@$!]/g, (each) => LETTERS[each] ?? each);

/** The version of the Privacy Policy that is agreed to; it must be the current one. */
const agreementNeeded = () => say.agreementNeeded;
const agreementSchema = boundedText(100, { missing: agreementNeeded }).min(1, {
  error: agreementNeeded,
});

export const consentInputSchema = z.strictObject({ version: agreementSchema });

/** A consent that was given, and perhaps withdrawn; both are instants. */
const consentRecordSchema = z.strictObject({
  version: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;

export const consentSchema = z.strictObject({
  version: z.string(),
  /** The latest first; a consent that is not withdrawn is in force. */
  history: z.array(consentRecordSchema),
});
export type Consent = z.infer<typeof consentSchema>;

export const consentStateSchema = z.enum(['none', 'given', 'withdrawn']);

export const emailSchema = trimmedText(254, { missing: () => say.enterEmail })
  .toLowerCase()
  .min(1, { error: () => say.enterEmail })
  .pipe(z.email({ error: () => say.enterValidEmail }));

export const newPasswordSchema = boundedText(PASSWORD_MAX, { missing: () => say.enterPassword })
  .min(1, { error: () => say.enterPassword })
  .min(PASSWORD_MIN, { error: () => say.passwordTooShort(PASSWORD_MIN) })
  // As UTF-8, all lone surrogates are the same bytes, so different passwords would have the same hash.
  .refine(isStorable, NOT_STORABLE)
  .refine((password) => password.length < PASSWORD_MIN || !isEasyPassword(password), {
    error: () => say.passwordEasy,
  });

const passwordSchema = boundedText(PASSWORD_MAX, { missing: () => say.enterYourPassword }).min(1, {
  error: () => say.enterYourPassword,
});

/** The account's password, and a code if it has an authenticator app. */
export const madeItSchema = z.strictObject({
  password: passwordSchema,
  code: proofAgainSchema.shape.code,
});

export const signInSchema = z.strictObject({ email: emailSchema, password: passwordSchema });
export type SignIn = z.infer<typeof signInSchema>;

const twicePassword = {
  email: emailSchema,
  password: newPasswordSchema,
  confirmPassword: boundedText(PASSWORD_MAX),
};
const samePasswords = {
  path: ['confirmPassword'],
  error: () => say.passwordsDiffer,
  // Reported together with other errors, so that all can be corrected at once.
  when: () => true,
};
const isSame = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;

/** The sign-up form, checked before it sends {@link signUpSchema}. */
export const signUpFormSchema = z
  .strictObject({ ...twicePassword, consent: agreementSchema })
  .refine(isSame, samePasswords);

/** The form behind the set-up link; dieticians give no consent. */
export const setUpFormSchema = z.strictObject(twicePassword).refine(isSame, samePasswords);

export const tokenSchema = shapedText(2048, /^[\x21-\x7e]{1,2048}$/, () => say.linkIncomplete);

export const signUpSchema = z.strictObject({
  email: emailSchema,
  password: newPasswordSchema,
  timeZone: timeZoneSchema.optional(),
  consent: agreementSchema,
  invitation: tokenSchema.optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const setUpSchema = z.strictObject({
  token: tokenSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type SetUp = z.infer<typeof setUpSchema>;

export const resetRequestSchema = z.strictObject({ email: emailSchema });

export const resetSchema = z.strictObject({
  token: tokenSchema,
  newPassword: newPasswordSchema,
});

/**
 * Confirms an address. In the browser that created the account, the token alone is enough. Any other browser
 * also sends either the password of the account (and a code), or a new password.
 */
export const verifySchema = z.strictObject({
  token: tokenSchema,
  /** The account's password: it proves that the same person created the account. */
  password: passwordSchema.optional(),
  /** With a code, if the account has an authenticator app. */
  code: proofAgainSchema.shape.code.optional(),
  /** For a person who did not create the account: everything that was stored with it is deleted. */
  newPassword: newPasswordSchema.optional(),
});
export type Verify = z.infer<typeof verifySchema>;

/** Asks whether a link still works, before its form is filled in. */
export const openedLinkSchema = z.strictObject({
  purpose: z.enum(['set-up', 'password-reset']),
  token: tokenSchema,
});
export type OpenedLink = z.infer<typeof openedLinkSchema>;

export const openedLinkAnswerSchema = z.strictObject({
  works: z.boolean(),
  /** Present when using the link deletes what was stored with the account, perhaps by somebody else. */
  beginsAnew: z.literal(true).optional(),
});
export type OpenedLinkAnswer = z.infer<typeof openedLinkAnswerSchema>;

/** Whether the account can sign in with a password, or so far only with Google. */
export const hasPasswordSchema = z.strictObject({ hasPassword: z.boolean() });
export type HasPassword = z.infer<typeof hasPasswordSchema>;

export const changePasswordSchema = z.strictObject({
  currentPassword: passwordSchema,
  newPassword: newPasswordSchema,
  code: proofAgainSchema.shape.code,
});
export type ChangePassword = z.infer<typeof changePasswordSchema>;
