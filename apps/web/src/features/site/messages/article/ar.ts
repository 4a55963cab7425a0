import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

/** The words around an article, in a list and on its own page. The Arabic file defines the type. */
export const ar = {
  center: 'مركز المعرفة',
  minutes: countedAr({
    zero: 'قراءة في أقل من دقيقة',
    one: 'قراءة في دقيقة',
    two: 'قراءة في دقيقتين',
    few: 'قراءة في {n} دقائق',
    many: 'قراءة في {n} دقيقة',
    other: 'قراءة في {n} دقيقة',
  }),
  published: 'تاريخ النشر',
  copyLink: 'نسخ الرابط',
  markdown: 'بصيغة Markdown',
  related: 'مقالات ذات صلة',
  last: {
    client: {
      title: 'تبحثون عن فريق عمل تقني؟',
      text: 'صِفوا ما تحتاجون إليه، ونرشّح لكم كفاءات بعد ثلاث خطوات من الاختيار.',
      action: 'وصف فريق عملكم',
    },
    talent: {
      title: 'الخطوة التالية تبدأ هنا',
      text: 'ملف واحد وتقييم واحد، ثم تصلك طلبات المقابلة من شركات تبحث عن خبرتك.',
      action: 'الانضمام إلى منصة فريق',
    },
  },
}
