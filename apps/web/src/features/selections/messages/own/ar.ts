import type { Step } from '@fareeq/domain/selections/states.ts'

export const ar = {
  title: 'خطوات الاختيار',
  before: 'تبدأ بعد إنهاء طلب الانضمام.',
  through: 'اجتزت الخطوات كلها.',
  toAssessments: 'عرض التقييمات',
  now: {
    assessment:
      'الخطوة الأولى هي اجتياز تقييم تقني واحد على الأقل، وتصلك نتيجته خلال 10 دقائق. ونرشّحك عادة بعد الخطوات الثلاث الأولى.',
    evaluation: 'اجتزت التقييم التقني. الخطوتان التاليتان مع فريقنا.',
    interview: 'اجتزت خطوتين. التالية مقابلة مع فريقنا.',
    alignment: 'اجتزت الخطوات الثلاث الأولى. الرابعة اجتماع التوافق، ونرتّب موعده حين تختارك شركة.',
  } satisfies Record<Step, string> as Record<Step, string>,
  result: 'نصحّح تقييمك الآن، وتصلك النتيجة خلال 10 دقائق.',
  invitation: 'نرسل إليك دعوة إلى التقييم قبل نهاية {date}، ويمكنك البدء قبلها.',
  late: 'تأخرنا عن موعد هذه الخطوة، ونعتذر. فريق التوظيف يتابعها.',
  rejected: 'لن نكمل معك خطوات الاختيار هذه المرة، وشكرًا على وقتك. يمكنك التقدّم مرة أخرى ابتداءً من {date}.',
  mayApply: 'يمكنك الآن التقدّم مرة أخرى. ملفك محفوظ كما هو.',
  apply: 'التقدّم مرة أخرى',
  applied: 'تم استلام طلبك مرة أخرى',
  left: 'لا خطوات مفتوحة لحسابك.',
  meeting: 'موعدك معنا',
  with: 'مع',
  join: 'الدخول إلى الاجتماع',
  changeMeeting: 'تغيير الموعد أو إلغاؤه',
  steps: {
    assessment: 'التقييم التقني',
    evaluation: 'تقييم المهارات والموارد البشرية',
    interview: 'المقابلة والتحقق',
    alignment: 'اجتماع التوافق',
  } satisfies Record<Step, string> as Record<Step, string>,
  until: (who: string, date: string) => `${who}، قبل نهاية ${date}`,
  by: {
    assessment: 'تجريه بنفسك متى شئت',
    evaluation: 'مع فريق التوظيف في المنصة',
    interview: 'مع فريق التوظيف في المنصة',
    alignment: 'مع الشركة التي تختارك',
  } satisfies Record<Step, string> as Record<Step, string>,
}
export type OwnSelectionWords = typeof ar
