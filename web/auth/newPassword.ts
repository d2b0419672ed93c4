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

export const newPasswordFormSchema = z
  .strictObject({ newPassword: newPasswordSchema, confirmPassword: z.string() })
  .refine(same, different);

export const changePasswordFormSchema = z
  .strictObject({ ...changePasswordSchema.shape, confirmPassword: z.string() })
  .refine(same, different);
