import type { say as english } from './words.ts';

export const say: typeof english = {
  standings: {
    active: 'نشطة',
    paused: 'متوقفة مؤقتًا',
    expired: 'منتهية',
    not_set: 'بلا تواريخ',
  },
  transitions: {
    dates: 'تحديد التواريخ',
    pause: 'إيقاف المتابعة مؤقتًا',
    resume: 'استئناف المتابعة',
    renew: 'تجديد المتابعة',
  },
  selectBothDates: 'يُرجى اختيار تاريخ البداية وتاريخ النهاية.',
  onlyActiveIsPaused: 'لا يمكن إيقاف إلا متابعة نشطة.',
  activeAlready: 'المتابعة نشطة بالفعل.',
  setDatesToResume: 'يُرجى تحديد تاريخي بداية ونهاية صالحين قبل الاستئناف.',
  setDatesToRenew: 'يُرجى تحديد تاريخي البداية والنهاية الجديدين.',
  renewalReversed: 'لا يمكن أن يكون تاريخ البداية الجديد بعد تاريخ النهاية.',
  currentRunsUntil: (endsOn) => `تستمر الفترة الحالية حتى ${endsOn}.`,
  newStartsEarly: (startsOn) => `ستبدأ الفترة الجديدة قبل ذلك، في ${startsOn}، بدل أن تُضاف إليها.`,
  newEndsEarly: (endsOn) => `وستنتهي أيضًا قبلها، في ${endsOn}.`,
};
