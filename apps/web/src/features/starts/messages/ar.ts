import type { StartItemName, StartSide } from '@fareeq/domain/starts/limits.ts'
import type { StartStanding } from '@fareeq/domain/starts/rules.ts'

/** The Arabic file defines the type. */
export const ar = {
  title: 'قبل اليوم الأول',
  text: (first: string, due: string) => `اليوم الأول: ${first}. آخر موعد للتحضير: ${due}.`,
  homeTitle: (company: string) => `يومك الأول مع ${company}`,
  view: 'عرض العقد',
  loading: 'جارٍ تحميل القائمة',
  items: {
    identity: 'الاسم والعنوان كما في وثيقة الهوية',
    payout_details: 'بيانات استلام المستحقات',
    own_equipment: 'جهاز واتصال بالإنترنت جاهزان للعمل',
    first_day_read: 'الاطلاع على تفاصيل اليوم الأول',
    company_details: 'البيانات النظامية للشركة',
    first_day: 'تفاصيل اليوم الأول: الساعة والمكان ومن يستقبل',
    accesses: 'الحسابات والصلاحيات التي يحتاجها العمل',
    documents: 'إرسال ما ينبغي الاطلاع عليه أولًا',
    workplace: 'مكان العمل وأجهزته',
  } satisfies Record<StartItemName, string> as Record<StartItemName, string>,
  sides: { talent: 'الكفاءة', client: 'الشركة' } satisfies Record<StartSide, string> as Record<StartSide, string>,
  yours: 'ما عليك',
  standings: { ready: 'جاهز', preparing: 'قيد التحضير', late: 'متأخر' } satisfies Record<
    StartStanding,
    string
  > as Record<StartStanding, string>,
  done: 'تم',
  open: 'لم يتم بعد',
  byItself: 'يُستكمل من تلقاء نفسه',
  waits: 'ينتظر أن تحدد الشركة تفاصيل اليوم الأول',
  payouts: 'إضافة البيانات',
  addedBy: { talent: 'أضافته الشركة', client: 'أضفته بنفسك' } satisfies Record<StartSide, string> as Record<
    StartSide,
    string
  >,
  remove: { label: 'حذف', of: (item: string) => `حذف: ${item}`, done: 'حُذف البند' },
  plan: {
    title: 'اليوم الأول',
    open: 'تحديد اليوم الأول',
    change: 'تعديل اليوم الأول',
    text: 'نرسل هذه التفاصيل فورًا، ثم نطلب تأكيد الاطلاع عليها.',
    time: 'ساعة البدء',
    timeHint: (city: string) => `بتوقيت ${city}`,
    contact: 'من يستقبل',
    contactHint: 'الاسم والدور، مثل: سارة، قائدة الفريق',
    place: 'المكان أو الرابط',
    note: 'ملاحظة',
    send: 'حفظ وإرسال',
    done: 'أُرسلت تفاصيل اليوم الأول',
    when: 'الموعد',
    meets: 'في الاستقبال',
    where: 'المكان',
    words: 'ملاحظة',
  },
  add: {
    open: 'إضافة بند',
    text: 'أضف ما يخص عملك، واختر من يتولاه.',
    label: 'البند',
    labelHint: 'مثل: إرسال صورة لبطاقة الدخول',
    side: 'يتولاه',
    send: 'إضافة',
    done: 'أُضيف البند',
  },
}
