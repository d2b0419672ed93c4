import * as z from 'zod';

/** Beside what is stored: the person has read the reasons of a 409 `confirm-needed`. */
export const confirmSchema = z
  .boolean()
  .optional()
  .meta({ description: 'true: the reasons of a 409 `confirm-needed` were read, and it is meant' });
