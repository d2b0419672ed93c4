import type { NotShown } from '#domain/measurements/derived.ts';

const OWN: Readonly<Record<NotShown, string>> = {
  'birth-unknown': 'Not shown: your profile has no date of birth.',
  'under-age': 'Not shown: it says nothing under 18.',
  pregnancy: 'Not shown in pregnancy and while breastfeeding.',
  'no-weight': 'Not shown: there is no weight yet.',
  'no-height': 'Not shown: your profile has no height.',
  'out-of-bounds': 'Not shown: weight or height cannot be right.',
  'too-few': 'Not shown: it takes weights of three days over two weeks of the last four.',
};

/** Why a derived value is not shown, as told to the customer (`isOwn`) or to a dietician. */
export const notShownWords = (why: NotShown, isOwn: boolean): string =>
  isOwn ? OWN[why] : OWN[why].replace('your profile', 'the profile');

/** '+0.4', '−1.2', '0': a change with its sign. */
export const signed = (value: number): string =>
  value > 0 ? `+${value}` : String(value).replace('-', '−');
