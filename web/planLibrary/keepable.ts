import type { PlanInput } from '#domain/plans/planSchema.ts';

/** A plan that may go into the library, as it is called without its customer's name. */
export type Keepable = {
  readonly plan: PlanInput;
  readonly name: string;
  /** Its notes name the customer. */
  readonly notesName: boolean;
  /** Its meals and timings that name them, by what they are called on screen. */
  readonly naming: readonly string[];
};
