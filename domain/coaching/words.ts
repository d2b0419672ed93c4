import { translated } from '../language/language.ts';

export const say = translated({
  standings: {
    active: 'Active',
    paused: 'Paused',
    expired: 'Expired',
    not_set: 'No dates',
  },
  transitions: {
    dates: 'Set/Update Dates',
    pause: 'Pause Plan',
    resume: 'Resume Plan',
    renew: 'Renew Plan',
  },
  selectBothDates: 'Please select both start and end dates.',
  onlyActiveIsPaused: 'Only active coaching can be paused.',
  activeAlready: 'The coaching is active already.',
  setDatesToResume: 'Please set valid start and end dates before resuming the plan.',
  setDatesToRenew: 'Please set new start and end dates for renewal.',
  renewalReversed: 'New start date cannot be after new end date for renewal.',
  currentRunsUntil: (endsOn: string) => `The current period runs until ${endsOn}.`,
  newStartsEarly: (startsOn: string) =>
    `The new one would start before that, on ${startsOn}, instead of adding to it.`,
  newEndsEarly: (endsOn: string) => `It would end earlier, on ${endsOn}.`,
});
