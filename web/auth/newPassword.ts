import * as z from 'zod';
import { PASSWORDS_DIFFER } from '#domain/signIn/account.ts';
import { changePasswordSchema, newPasswordSchema } from '#domain/signIn/accountSchema.ts';

type Confirmed = { newPassword: string; confirmPassword: string };
const same = (form: Confirmed) => form.newPassword === form.confirmPassword;
const different = {
  path: ['confirmPassword'],
  message: PASSWORDS_DIFFER,
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
