import { countedAr } from '@fareeq/domain/kernel/locale.ts'

/** `{name}` and `{moment}` are filled. */
export const ar = {
  begin: 'عرض كما يراه صاحب الحساب',
  title: 'الاطلاع على هذا الحساب؟',
  text: 'ترى المنصة كما يراها صاحب الحساب لمدة 15 دقيقة دون تغيير شيء. يظهر اسمك والسبب في سجله، وفي سجل التدقيق.',
  reason: 'السبب',
  reasonMissing: 'اكتب السبب، سيقرؤه صاحب الحساب',
  confirm: 'بدء الاطلاع',
  notice: 'اطلاع على حساب {name} دون تغيير',
  left: 'الوقت المتبقي',
  end: 'إنهاء الاطلاع',
  log: {
    title: 'من اطّلع على حسابي',
    text: 'زملاء من منصة فريق رأوا حسابك كما تراه، دون تغيير شيء فيه.',
    emptyTitle: 'لم يطّلع أحد',
    emptyText: 'إن احتجنا إلى ذلك لمساعدتك، ظهر هنا الاسم والسبب والوقت.',
    minutes: countedAr({
      zero: '',
      one: 'دقيقة واحدة',
      two: 'دقيقتان',
      few: '{n} دقائق',
      many: '{n} دقيقة',
      other: '{n} دقيقة',
    }),
  },
}
