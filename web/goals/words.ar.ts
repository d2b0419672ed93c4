import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const weeks = (count: number): string =>
  numbered(count, {
    one: 'أسبوع',
    two: 'أسبوعين',
    few: '# أسابيع',
    many: '# أسبوعًا',
    other: '# أسبوع',
  });

const times = (count: number): string =>
  numbered(count, { one: 'مرة واحدة', two: 'مرتين', few: '# مرات', many: '# مرة', other: '# مرة' });

const days = (count: number): string =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومين',
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });

export const say: typeof english = {
  yourGoals: 'أهدافك',
  openGoals: 'الأهداف المفتوحة',
  earlierGoals: 'الأهداف السابقة',
  failedToFetch: 'تعذّر تحميل الأهداف.',
  failedToSave: 'تعذّر حفظ الهدف.',
  failedToFetchChanges: 'تعذّر تحميل التغييرات.',
  couldNotBeSaved: 'تعذّر الحفظ.',
  changedLook: 'تغيّر الهدف. يُرجى مراجعته مرة أخرى.',

  underWay: (count) =>
    numbered(count, {
      one: 'هناك هدف واحد قيد التنفيذ.',
      two: 'هناك هدفان قيد التنفيذ.',
      few: 'هناك # أهداف قيد التنفيذ.',
      many: 'هناك # هدفًا قيد التنفيذ.',
      other: 'هناك # هدف قيد التنفيذ.',
    }),
  noneYet: {
    customer: 'لا أهداف بعد. يمكنك تحديد هدفك بنفسك، وسيراه أخصائي التغذية أيضًا.',
    dietician: 'لا أهداف بعد. تقترح هدفًا، ثم يقبله العميل.',
  },
  setGoal: 'تحديد هدف',
  end: 'إنهاء',
  drop: 'التخلي',
  editNamed: (goal) => `تعديل ${goal}`,
  endNamed: (goal) => `إنهاء ${goal}`,
  dropNamed: (goal) => `التخلي عن ${goal}`,
  newDate: 'تاريخ جديد',

  kinds: {
    adherence: 'الوجبات حسب الخطة',
    water: 'الماء',
    sleep: 'النوم',
    habit: 'عادة',
  },
  goalOf: (kind, target) => `${kind}: ${target}`,
  goalOfDays: (kind, target) => `${kind}: ${target} في اليوم`,
  habitOf: {
    day: (habit, count) => (count === 1 ? habit : `${habit}، ${times(count)} في اليوم`),
    week: (habit, count) => `${habit}، ${times(count)} في الأسبوع`,
  },

  editGoal: (goal) => `تعديل «${goal}»`,
  newGoal: 'هدف جديد',
  about: 'الموضوع',
  choose: 'اختيار…',
  whatYouDo: 'ما ستفعله',
  walkAfterLunch: 'المشي بعد الغداء',
  howOften: 'عدد المرات',
  eachDay: 'كل يوم',
  target: 'القيمة المستهدفة',
  a: 'في',
  spans: { day: 'اليوم', week: 'الأسبوع' },
  ofTheMeals: '% من الوجبات',
  asMeasured: 'حسب القياس',
  begins: 'البداية',
  reason: 'السبب',
  reasonIsKept: 'هذا خارج الحدود الآمنة. يُحفظ السبب مع الهدف.',
  reasonSoFar: (reason) => `السبب حتى الآن: «${reason}». اكتب سببًا جديدًا إذا تجاوز الهدف ذلك.`,
  inUnit: (unit) => `يُرجى إدخال القيمة بوحدة ${unit}.`,
  outdated: 'تغيّر هذا الهدف. لا يُحفظ إلا ما تغيّره هنا.',
  saveGoal: 'حفظ الهدف',
  goalSaved: 'تم حفظ الهدف.',
  goalSet: 'تم تحديد الهدف.',

  moves: {
    accepted: { act: 'قبول', done: 'تم قبول الهدف.', about: '' },
    declined: {
      act: 'رفض',
      done: 'تم رفض الهدف.',
      about: 'يمكنك ذكر السبب. فهذا يساعد على إيجاد هدف أنسب.',
    },
    ended: {
      act: 'إنهاء',
      done: 'تم إنهاء الهدف.',
      about: 'يمكن إنهاء الهدف إذا اكتمل. ويبقى في القائمة مع سجلّه.',
    },
    dropped: {
      act: 'التخلي',
      done: 'تم التخلي عن الهدف.',
      about: 'يمكن التخلي عن الهدف إذا لم يعد مناسبًا. ويبقى في القائمة مع سجلّه.',
    },
  },
  askedOf: {
    accepted: (goal) => `قبول «${goal}»`,
    declined: (goal) => `رفض «${goal}»`,
    ended: (goal) => `إنهاء «${goal}»`,
    dropped: (goal) => `التخلي عن «${goal}»`,
  },
  inYourWords: 'بكلماتك',
  newDateFor: (goal) => `تاريخ جديد لـ«${goal}»`,
  saveDate: 'حفظ التاريخ',

  by: (day) => `حتى ${day}`,
  outsideSafeRange: (reason) => `خارج الحدود الآمنة: ${reason}`,
  reached: '{reached} {goal}، في {day}.',
  youReachedIt: 'لقد حققت هدفك!',
  doneToday: 'أُنجز اليوم',
  doneOfToday: (count, of) => `${count} من ${of} اليوم`,

  reachedOn: (day) => `تحقق في ${day}.`,
  beginsOn: (day) => `يبدأ في ${day}.`,
  sentence: (far, pace) => (far && pace ? `${far}؛ ${pace}.` : `${far || pace}.`),
  overdue: (far) => `${far ? `${far}. ` : ''}انقضى التاريخ. يمكن منحه وقتًا أطول أو إنهاؤه.`,
  wayDone: (done, way) => `${inDigits(done)} من ${way}`,
  timesThisWeek: (count, of) => `${count} من ${times(of)} في آخر 7 أيام`,
  beginsToday: 'يبدأ اليوم',
  daysReached: (count, needed) => `تحقق ${count} من ${days(needed)}`,
  daysOnTrack: (count, of) => `${count} من ${days(of)}، على المسار الصحيح`,
  nothingMeasured: 'لا قياسات بعد',
  notMeasuredSince: (day) => `لا قياس منذ ${day}`,
  still: 'لا تغيّر يُذكر حاليًا',
  away: 'يبتعد عن الهدف حاليًا',
  paceUnknown: 'قياسان بينهما أسبوع يُظهران الوتيرة',
  arrives: {
    customer: (day, early) => `بهذه الوتيرة تصل إليه في ${day}، ${early}`,
    dietician: (day, early) => `بهذه الوتيرة يتحقق الهدف في ${day}، ${early}`,
  },
  inTime: 'في الموعد',
  someDaysLate: 'بعد التاريخ بأيام',
  weeksEarly: (count) => `قبل التاريخ بفارق ${weeks(count)}`,
  weeksLate: (count) => `بعد التاريخ بفارق ${weeks(count)}`,

  notAccepted: 'لم يقبله العميل بعد.',
  notSeenByYou: 'حدّده العميل. لم تطّلع عليه بعد.',
  notSeenByDietician: 'لم يطّلع عليه أخصائي التغذية بعد. وهو محسوب على أي حال.',
  changedByDietician: 'عدّله أخصائي التغذية.',
  proposedByDietician: 'اقترحه أخصائي التغذية.',

  closedOn: {
    reached: (day) => `تحقق في ${day}`,
    ended: (day) => `انتهى في ${day}`,
    dropped: (day) => `تم التخلي عنه في ${day}`,
    declined: (day) => `رُفض في ${day}`,
  },
  quoted: (words) => `«${words}»`,
  acceptedOn: (day) => `قُبل في ${day}`,
  whatItWas: 'كيف كان من قبل',
  numbersChanged: 'تغيّرت الأرقام.',
  valuesSame: 'بقيت القيم كما هي.',
  wasAll: (parts) => parts.join('، '),
  wasFromValue: (start) => `من ${start}`,
  changedOn: {
    customer: (day) => `(عدّله العميل في ${day})`,
    dietician: (day) => `(عدّله أخصائي التغذية في ${day})`,
  },
  changedBy: (day, name) => `(عدّله ${name} في ${day})`,
};
