import type { PlanInput } from '#domain/plans/planSchema.ts';

/** A plan that may go into the library, with a name that does not contain its customer's. */
export type Keepable = {
  readonly plan: PlanInput;
  readonly name: string;
  /** The notes contain the customer's name. */
  readonly notesName: boolean;
  /** The meals and timings that contain the name, by their names on screen. */
  readonly naming: readonly string[];
};
