import type { CustomerProfileInput } from '#domain/profiles/customerProfile.ts';

type FieldName = keyof CustomerProfileInput;

export type Section = {
  readonly id: string;
  readonly title: string;
  /** Why it is asked, in a sentence the customer reads. */
  readonly why: string;
  readonly fields: readonly FieldName[];
};

/** The profile in the order in which it is filled in; each can be saved on its own sitting. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'basics',
    title: 'Basics',
    why: 'Who you are.',
    fields: ['name', 'dateOfBirth', 'gender'],
  },
  {
    id: 'body',
    title: 'Body',
    why: 'Your needs are worked out from these.',
    fields: ['weight', 'height', 'activityLevel', 'fitnessGoals'],
  },
  {
    id: 'lifestyle',
    title: 'Lifestyle',
    why: 'So that the plan fits into your day.',
    fields: [
      'wakeTime',
      'sleepTime',
      'qualityOfSleep',
      'stressLevels',
      'smoking',
      'tobacco',
      'alcohol',
      'dayRecall',
    ],
  },
  {
    id: 'food',
    title: 'Food',
    why: 'What you eat now, and what you would rather not.',
    fields: [
      'dietaryPreferences',
      'dietaryRestrictions',
      'waterIntake',
      'favoritesFood',
      'foodDislikes',
      'cravings',
      'dietRecall',
    ],
  },
  {
    id: 'health',
    title: 'Health',
    why: 'Read by the dieticians of your practice only, before anything is planned.',
    fields: [
      'medicalConditions',
      'medications',
      'supplements',
      'pastMedicalHistory',
      'familyMedicalHistory',
    ],
  },
  {
    id: 'notes',
    title: 'Notes',
    why: 'Anything else your dietician should know.',
    fields: ['additionalInformation'],
  },
];

/** How many of a section's fields say something. */
export const filledIn = (section: Section, says: (field: FieldName) => boolean): number =>
  section.fields.filter(says).length;

/** The section in which a field stands; units stand with what they measure. */
export function sectionOf(field: string): Section | undefined {
  const name = field.replace(/Unit$/, '').split('.')[0];
  return SECTIONS.find((section) => section.fields.some((each) => each === name));
}

/** The id of a section's card on the page. */
export const anchorOf = (id: string): string => `section-${id}`;
