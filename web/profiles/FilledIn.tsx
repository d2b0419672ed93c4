import { useQuery } from '@tanstack/react-query';
import { useMe } from '../session/session.ts';
import { customerProfileQuery } from './api.ts';
import { FIELDS, filledIn, SECTIONS } from './fields.ts';
import { wordsOf } from './inWords.ts';
import { SectionMark } from './SectionCard.tsx';

export default function FilledIn() {
  const { data } = useQuery(customerProfileQuery(useMe().id));
  if (!data) return null;
  const { profile } = data;
  const filled = profile
    ? SECTIONS.reduce(
        (sum, each) => sum + filledIn(each, (field) => wordsOf(profile, field) !== ''),
        0,
      )
    : 0;
  const of = Object.values(FIELDS).filter(({ kind }) => kind !== 'unit').length;
  return <SectionMark filled={filled} of={of} words />;
}
