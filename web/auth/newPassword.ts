import * as z from 'zod';
import { changePasswordSchema, newPasswordSchema } from '#domain/signIn/accountSchema.ts';
import { say } from '#domain/signIn/words.ts';

type Confirmed = { newPassword: string; confirmPassword: string };
const same = (form: Confirmed) => form.newPassword === form.confirmPassword;
const different = {
  path: ['confirmPassword'],
  error: () => say.passwordsDiffer,
  when: () => true,
};

/** A new password, typed twice. */
export const newPasswordFormSchema = z
  .strictObject({ newPassword: newPasswordSchema, confirmPassword: z.string() })
  .refine(same, different);

/** The same with the current password, for changing it. */
export const changePasswordFormSchema = z
  .strictObject({ ...changePasswordSchema.shape, confirmPassword: z.string() })
  .refine(same, different);
