import type { Allergen } from '#domain/allergens/allergens.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import type { CustomerProfileInput } from '#domain/profiles/profileSchema.ts';
import type { Eating } from '../food/fitting.ts';
import type { Habit } from '../life/habits.ts';
import type { RhythmName } from '../life/rhythms.ts';

type Story = Omit<CustomerProfileInput, 'dietaryPreferences'>;

/** A member of the cast: who they are, what they may eat, and how they follow their plans. */
export type Person = {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly timeZone: string;
  readonly eating: Eating;
  readonly rhythm: RhythmName;
  readonly habit: Habit;
  /** `expired`: the period ended some days ago. */
  readonly standing: 'active' | 'paused' | 'expired' | 'not_set';
  /** Weeks since their first plan; 0 for somebody without any. */
  readonly weeks: number;
  /** The name of their plans; the number of the week is appended. */
  readonly planName: string;
  /** Null for somebody who has not filled in their profile. */
  readonly profile: Story | null;
  /** Allergens that the dietician chose for them. */
  readonly chosen: readonly Allergen[];
  /** Sentences of their own that appear in their days. */
  readonly sayings: readonly string[];
  /** The dietician's private notes; `{-12}` stands for the day twelve days ago. */
  readonly privateNotes: string;
};

// Left out, because preferences follow from what they may eat.
const { dietaryPreferences: _, ...quiet } = EMPTY_PROFILE;

type Told = Partial<Omit<Person, 'profile' | 'name'>> &
  Pick<Person, 'name' | 'email' | 'timeZone' | 'eating'> & {
    profile: Partial<Story> | null;
  };

/** Makes a person; everything left out gets the ordinary value. */
export function person(told: Told): Person {
  return {
    emailVerified: true,
    rhythm: 'plain',
    habit: 'steady',
    standing: 'active',
    weeks: 26,
    planName: 'Week',
    chosen: [],
    sayings: [],
    privateNotes: '',
    ...told,
    profile: told.profile && { ...quiet, name: told.name, ...told.profile },
  };
}
