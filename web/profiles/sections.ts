import { FIELDS, type FieldName, fieldsOf } from './fields.ts';

export type Section = {
  readonly id: string;
  readonly title: string;
  /** Why it is asked, in a sentence the customer reads. */
  readonly why: string;
  readonly fields: readonly FieldName[];
};

const section = (id: string, title: string, why: string): Section => ({
  id,
  title,
  why,
  fields: fieldsOf(id),
});

/** The profile in the order in which it is filled in; each can be saved on its own sitting. */
export const SECTIONS: readonly Section[] = [
  section('basics', 'Basics', 'Who you are.'),
  section('body', 'Body', 'Your needs are worked out from these.'),
  section('lifestyle', 'Lifestyle', 'So that the plan fits into your day.'),
  section('food', 'Food', 'What you eat now, and what you would rather not.'),
  section(
    'health',
    'Health',
    'Read by the dieticians of your practice only, before anything is planned.',
  ),
  section('notes', 'Notes', 'Anything else your dietician should know.'),
];

/** How many of a section's fields say something. */
export const filledIn = (section: Section, says: (field: FieldName) => boolean): number =>
  section.fields.filter(says).length;

/** The section in which a field stands; units stand with what they measure. */
export function sectionOf(path: string): Section | undefined {
  const name = path.split('.')[0] ?? '';
  return SECTIONS.find(({ id }) => name in FIELDS && FIELDS[name as FieldName].section === id);
}

/** The id of a section's card on the page. */
export const anchorOf = (id: string): string => `section-${id}`;
