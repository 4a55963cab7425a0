import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

export const ar = {
  home: {
    companies: countedAr({
      zero: 'لم تطّلع أي شركة على ملفك',
      one: 'اطّلعت شركة واحدة على ملفك',
      two: 'اطّلعت شركتان على ملفك',
      few: 'اطّلعت {n} شركات على ملفك',
      many: 'اطّلعت {n} شركة على ملفك',
      other: 'اطّلعت {n} شركة على ملفك',
    }),
    days: countedAr({
      zero: '',
      one: 'في آخر يوم',
      two: 'في آخر يومين',
      few: 'في آخر {n} أيام',
      many: 'في آخر {n} يومًا',
      other: 'في آخر {n} يوم',
    }),
    weeksAgo: countedAr({
      zero: 'هذا الأسبوع',
      one: 'قبل أسبوع',
      two: 'قبل أسبوعين',
      few: 'قبل {n} أسابيع',
      many: 'قبل {n} أسبوعًا',
      other: 'قبل {n} أسبوع',
    }),
    open: 'من رأى ملفك وراتبك',
  },
  title: 'من رأى ملفك وراتبك',
  text: 'كل من اطّلع على ملفك أو راتبك أو تقييمك، ومتى، ولماذا.',
  emptyTitle: 'لم يطّلع أحد على ملفك بعد',
  emptyText: 'حين تطّلع عليه شركة أو أحد أعضاء فريق العمليات، يظهر ذلك هنا.',
  parts: { profile: 'الملف الشخصي', salary: 'الراتب', video: 'التقييم بالفيديو', report: 'التقرير' },
  grounds: {
    showcase: 'ضمن الكفاءات المعروضة',
    matching: 'ضمن نتائج المطابقة',
    nomination: 'عبر ترشيح',
    interview: 'قبل مقابلة',
    contract: 'ضمن عقد قائم',
    shared_link: 'عبر رابط شاركته',
  },
  kinds: { client: 'شركة', staff: 'من موظفي منصة فريق', visitor: 'زائر' },
}
export type ProfileViewWords = typeof ar
