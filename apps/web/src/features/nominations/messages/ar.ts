import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { PassTag } from '@fareeq/domain/nominations/schema.ts'
import type { NominationState } from '@fareeq/domain/nominations/states.ts'

const states: Record<NominationState, string> = {
  reserved: 'ترشيح محجوز لك',
  in_interview: 'في المقابلات',
  accepted: 'تم القبول',
  not_interested: 'غير مناسب',
  expired: 'انتهت المدة',
  withdrawn: 'سُحب الترشيح',
}
const tags: Record<PassTag, string> = {
  skills: 'المهارات',
  seniority: 'مستوى الخبرة',
  language: 'اللغة',
  availability: 'التفرّغ',
  start: 'موعد البدء',
  price: 'الراتب',
  position_filled: 'شُغل الشاغر',
  other: 'سبب آخر',
}

/** The Arabic file defines the type. */
export const ar = {
  title: 'الترشيحات',
  one: 'الترشيح',
  text: 'كفاءات اخترناها لطلبك، والترشيح محجوز لك حتى موعد محدد. ولا يمنع الحجز ترشيح الكفاءة لشركات أخرى.',
  lists: { label: 'قوائم الترشيحات', standing: 'الحالية', past: 'السابقة' },
  waiting: countedAr({
    zero: 'لا ترشيح بانتظار قرارك',
    one: 'ترشيح واحد بانتظار قرارك',
    two: 'ترشيحان بانتظار قرارك',
    few: '{n} ترشيحات بانتظار قرارك',
    many: '{n} ترشيحًا بانتظار قرارك',
    other: '{n} ترشيح بانتظار قرارك',
  }),
  loading: 'جارٍ تحميل ترشيحاتك',
  empty: {
    standing: 'لا ترشيحات الآن',
    standingText: 'حين نرشّح لك كفاءة تظهر هنا فورًا، ونخبرك بالبريد.',
    past: 'لا ترشيحات سابقة',
    pastText: 'تظهر هنا الكفاءات المتعاقَد معها، والترشيحات المنتهية وغير المناسبة.',
    find: 'عرض الكفاءات المطابقة',
  },
  states,
  tags,
  left: 'بقي على نهاية الحجز',
  until: 'حتى {moment}',
  soon: 'ينتهي قريبًا',
  why: 'أسباب الترشيح',
  early: 'جاء هذا الترشيح قبل اكتمال خطوات الاختيار الثلاث. السبب:',
  earlyBefore: (steps: string) => `جاء هذا الترشيح قبل اكتمال: ${steps}. السبب:`,
  completeNow: 'وقد اكتملت الآن.',
  /** Steps of the selection that we promise before a nomination. */
  steps: {
    open: (steps: string) => `لم يكتمل بعد: ${steps}.`,
    next: (step: string, day: string | null) => `التالي: ${step}${day ? `، في موعد أقصاه ${day}` : ''}.`,
    notPlanned: 'لا موعد محدد لها، واسأل مدير الحساب عنها.',
  },
  by: 'الترشيح من {name}',
  unavailable: 'التفرّغ: غير متاح حاليًا',
  outsideRole: 'الرواتب ليست ضمن صلاحيات دورك، ولمالك الحساب تغييرها.',
  locked: 'الراتب مخفي، ويظهر لك حين توافق الكفاءة على إظهاره لهذا الترشيح.',
  salary: { full_time: 'راتب الدوام الكامل', part_time: 'راتب الدوام الجزئي' },
  notAssessed: 'لم يُجرَ التقييم بعد',
  match: (percent: number) => `التطابق مع طلبك ${percent}%`,
  lowMatch: 'نسبة التطابق منخفضة، وأسباب الترشيح توضّح لماذا نرى هذه الكفاءة مناسبة.',
  compare: (n: number) => `مقارنة الترشيحات (${n})`,
  compareOne: 'مقارنة',
  compareOf: (name: string) => `مقارنة: ${name}`,
  compareTray: 'المقارنة',
  compareMore: 'اختر ترشيحًا آخر على الأقل للمقارنة.',
  compareSelected: (n: number) => `الترشيحات المختارة: ${n}`,
  compareClear: 'مسح',
  hired: 'تم التعاقد',
  contract: 'عرض العقد',
  contractOf: (name: string) => `عرض العقد: ${name}`,
  missingTime: {
    full_time: 'طلبك بدوام كامل، والمتاح لدى هذه الكفاءة دوام جزئي فقط.',
    part_time: 'طلبك بدوام جزئي، والمتاح لدى هذه الكفاءة دوام كامل فقط.',
  },
  conversation: 'المحادثة',
  conversationOf: (name: string) => `المحادثة عن ${name}`,
  profile: 'عرض الملف',
  profileOf: (name: string) => `عرض الملف: ${name}`,
  pass: {
    open: 'غير مناسب',
    openFor: (name: string) => `غير مناسب: ${name}`,
    title: (name: string) => `إنهاء ترشيح «${name}»؟`,
    text: 'ينتهي حجز الترشيح لك. السبب يساعدنا على ترشيح أنسب.',
    tag: 'أقرب وصف',
    reason: 'السبب',
    confirm: 'إنهاء الترشيح',
    done: 'تم إنهاء الترشيح. شكرًا لتوضيح السبب',
    overtaken: (name: string) => `تغيّر ترشيح ${name} أثناء الكتابة، فلم يُرسل شيء.`,
  },
  days: {
    ask: countedAr({
      zero: 'طلب وقت إضافي',
      one: 'طلب يوم إضافي',
      two: 'طلب يومين إضافيين',
      few: 'طلب {n} أيام إضافية',
      many: 'طلب {n} يومًا إضافيًا',
      other: 'طلب {n} يوم إضافي',
    }),
    sent: 'وصل طلبك إلى مدير الحساب',
    due: (moment: string, reference: string) => `الرد في موعد أقصاه ${moment}. رقم الطلب ${reference}.`,
    waiting: 'طلبت أيامًا إضافية، والرد عند مدير الحساب.',
    /** {name} */
    waitingOf: 'وصل طلب أيام إضافية باسم شركتك عن طريق {name}، والرد عند مدير الحساب.',
  },
  over: 'انتهت مدة الحجز، ويمكنك طلب أيام إضافية.',
  yourReason: 'السبب الذي كتبته',
  /** {name} */
  reasonOf: 'السبب من {name}، نيابة عن شركتك',
}
export type NominationWords = typeof ar
