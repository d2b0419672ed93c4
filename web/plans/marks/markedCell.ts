import type { FieldPath } from '../form/fields.ts';

export interface MarkedCell {
  readonly path: FieldPath;
  readonly day: number;
  readonly meal: number;
  /** 'Walnuts: tree nuts' */
  readonly words: string;
  /** It conflicts with what they must not eat; otherwise they dislike it, or it could not be checked. */
  readonly grave: boolean;
  /** Uploading the plan with this meal needs a reason. */
  readonly holds: boolean;
}
