import { countedAr } from '@fareeq/domain/kernel/locale.ts'
import type { ContactTopic } from '@fareeq/domain/site/schema-forms.ts'

/** The contact page. The Arabic file defines the type. */
const topics: Record<ContactTopic, string> = {
  hiring: 'توظيف كفاءات',
  talent: 'العمل عبر منصة فريق',
  partnership: 'شراكة',
  press: 'الصحافة والإعلام',
  support: 'مساعدة في حسابي',
  privacy: 'الخصوصية وبياناتي',
  other: 'موضوع آخر',
}

export const ar = {
  eyebrow: 'يقرأ رسالتك أحد أعضاء فريق العمليات',
  title: 'تواصل معنا',
  lead: 'سؤال أو فكرة أو ملاحظة؟ اكتب لنا بالعربية أو الإنجليزية، ولكل رسالة رقم وموعد للرد.',
  form: {
    label: 'نموذج التواصل',
    topic: 'الموضوع',
    topicHint: 'لتصل رسالتك إلى المختص.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    emailHint: 'يصلك الرد على هذا البريد.',
    message: 'رسالتك',
    messageHint: 'اكتب ما تشاء؛ التفاصيل تختصر الطريق.',
    submit: 'إرسال الرسالة',
    privacy: 'نستخدم بريدك للرد على رسالتك فقط.',
    privacyLink: 'سياسة الخصوصية',
    website: 'اترك هذا الحقل فارغًا',
  },
  topics,
  next: {
    title: 'ماذا يحدث بعد الإرسال',
    steps: [
      { title: 'رقم لرسالتك', text: 'يظهر هنا فورًا، ويصلك بالبريد أيضًا.' },
      { title: 'قراءة رسالتك', text: 'يقرؤها أحد أعضاء فريق العمليات، من الأحد إلى الخميس.' },
    ],
    answerTitle: countedAr({
      zero: 'رد في اليوم نفسه',
      one: 'رد خلال يوم عمل واحد',
      two: 'رد خلال يومي عمل',
      few: 'رد خلال {n} أيام عمل',
      many: 'رد خلال {n} يوم عمل',
      other: 'رد خلال {n} يوم عمل',
    }),
    answerText: 'قبل 6 م بتوقيت الرياض.',
  },
  ways: {
    title: 'طرق أقصر',
    faq: { title: 'الأسئلة الشائعة', text: 'قد تجد إجابة سؤالك هناك.' },
    client: { title: 'موعد مع خبير', text: 'أنشئ حساب شركة، ثم احجز موعدًا يناسبك.' },
    recruiter: { title: 'مساعد التوظيف الذكي', text: 'صِف من تحتاج إليه بجملة واحدة، وشاهدها تتحول إلى طلب.' },
  },
  sent: {
    title: 'وصلتنا رسالتك',
    text: 'شكرًا لك. يقرؤها أحد أعضاء فريق العمليات ويرد على بريدك.',
    reference: 'رقم رسالتك',
    due: 'موعد الرد',
    before: (moment: string) => `قبل ${moment}`,
    mailed: 'أرسلنا الرقم إلى بريدك أيضًا. إن لم تجده فابحث في البريد غير المرغوب.',
    again: 'كتابة رسالة أخرى',
    home: 'الصفحة الرئيسية',
  },
}

export type ContactWords = typeof ar
