import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'

export const ar = {
  badge: 'طلب موعد آخر',
  ask: {
    open: 'طلب موعد آخر',
    title: 'اقترح موعدًا آخر أو موعدين',
    text: 'يبقى الموعد المتفق عليه قائمًا حتى يختار الطرف الآخر غيره.',
    reason: 'السبب',
    send: 'إرسال الطلب',
    back: 'الإبقاء على الموعد',
    done: 'تم إرسال طلبك',
  },
  theirs: {
    title: { client: 'الشركة تطلب موعدًا آخر', talent: 'الكفاءة تطلب موعدًا آخر' } satisfies Record<
      InterviewSide,
      string
    >,
    text: 'يبقى الموعد المتفق عليه قائمًا حتى تختار غيره.',
    times: 'المواعيد المقترحة',
    reason: 'السبب',
    accept: 'تأكيد الموعد الجديد',
    accepted: 'تغيّر موعد المقابلة',
    keep: 'الإبقاء على الموعد',
    keepTitle: 'الإبقاء على الموعد المتفق عليه؟',
    keepText: 'نخبر الطرف الآخر أن المواعيد المقترحة لا تناسبك، وأن الموعد لم يتغيّر.',
    keepReason: 'السبب',
    keepBack: 'الرجوع',
    kept: 'الموعد كما هو، وأخبرنا الطرف الآخر',
  },
  mine: {
    title: 'طلبت موعدًا آخر',
    text: 'نخبرك فور وصول الرد. الموعد المتفق عليه قائم حتى ذلك الحين.',
    drop: 'سحب الطلب',
    dropped: 'تم سحب الطلب',
  },
}
export type MovingWords = typeof ar
