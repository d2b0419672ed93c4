import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  aboutThisCustomer: 'ما اطّلع عليه أخصائيو التغذية وعدّلوه لهذا العميل، وما خصّ جميع العملاء.',
  aboutEverybody:
    'ما اطّلع عليه أخصائيو التغذية في عيادتك وعدّلوه. يُرجى اختيار اسم لعرض عميل واحد فقط.',
  showEverybody: 'عرض الجميع',
  customerNoLongerHere: 'شخص لم يعد هنا',
  changesOnly: 'التعديلات فقط',
  notLoaded: 'تعذّر تحميل السجل.',
  noChangesSoFar: 'لا تعديلات حتى الآن.',
  nobodySoFar: 'لا أحد حتى الآن.',
  listedFromNowOn: 'يظهر هنا من الآن ما يطّلع عليه أخصائيو التغذية وما يعدّلونه.',
  dieticianNoLongerHere: 'شخص لم يعد هنا',
  fromTo: '{from} – {to}',
  fromNetwork: (network) => `من ${network}`,
  times: (count) =>
    numbered(count, {
      one: 'مرة واحدة',
      two: 'مرتين',
      few: '# مرات',
      many: '# مرة',
      other: '# مرة',
    }),
  everyViewIsListed:
    'كلما اطّلع أخصائي تغذية في عيادتك على بياناتك أو عدّلها، يظهر ذلك هنا. لا يمكن لأحد تغيير هذا السجل. والاطلاع على الشيء نفسه مجددًا خلال دقيقة يُحسب مرة واحدة.',
  whoMaySeeIt: 'من يمكنه الاطلاع عليها',
  accountErased: 'حذف حسابه نهائيًا',
  actions: {
    reads: {
      ofYou: (things) => `اطّلع على: ${things}`,
      ofAll: (things) => `اطّلع على: ${things}`,
      ofCustomer: (things) => `اطّلع على: ${things}، للعميل`,
    },
    changes: {
      ofYou: (things) => `عدّل: ${things}`,
      ofAll: (things) => `عدّل: ${things}`,
      ofCustomer: (things) => `عدّل: ${things}، للعميل`,
    },
    deletes: {
      ofYou: (things) => `حذف من: ${things}`,
      ofAll: (things) => `حذف من: ${things}`,
      ofCustomer: (things) => `حذف من: ${things}، للعميل`,
    },
  },
};
