/** Ending a contract by notice. The Arabic file defines the type. */
export const ar = {
  givenBy: { talent: 'الكفاءة', client: 'الشركة', own: 'طرفك' },
  endsOn: (day: string) => `ينتهي هذا العقد في ${day}`,
  /** In a list, beside the days of the contract. */
  inList: (day: string, by: string) => `ينتهي في ${day} بإشعار من ${by}`,
  notice: (by: string, at: string) => `إشعار من ${by} في ${at}.`,
  goesOn: 'يستمر العمل والراتب حتى ذلك اليوم.',
  acknowledged: 'أُكِّد الاطلاع على الإشعار.',
  reason: (reason: string) => `السبب: ${reason}`,
  forManager: 'يقرأ السبب مدير الحساب وحده، ويقرأ الطرف الآخر صيغة عامة منه.',
  withdraw: {
    open: 'سحب الإشعار',
    until: (moment: string) => `يمكن سحب الإشعار حتى ${moment}، ما لم يؤكد الطرف الآخر اطلاعه عليه قبل ذلك.`,
    title: 'سحب الإشعار؟',
    text: 'يستمر العقد حتى نهاية مدته، ونخبر الطرف الآخر. ما أُلغي من إجازات يُطلب مرة أخرى.',
    keep: 'إبقاء الإشعار',
    done: 'سُحب الإشعار والعقد مستمر',
  },
  acknowledge: { open: 'تأكيد الاطلاع', done: 'أُكِّد اطلاعك على الإشعار' },
  card: {
    title: 'إنهاء العقد',
    text: (day: string) => `أقرب آخر يوم هو ${day}، وفق مدة الإشعار في العقد.`,
    open: 'تقديم إشعار بالإنهاء',
  },
  form: {
    title: 'إشعار بإنهاء العقد',
    text: 'يستمر العقد حتى آخر يوم تختاره، ويُدفع ما استُحق حتى آخره كاملًا.',
    side: 'نيابة عن',
    last: 'آخر يوم',
    lastHint: (from: string, to: string) => `من ${from} إلى ${to}`,
    reason: 'السبب',
    words: 'بكلماتك',
    consequences: 'لا يُجدَّد العقد بعدها، وتُلغى الإجازات التي تلي آخر يوم.',
    send: 'إرسال الإشعار',
    done: 'أُرسل الإشعار إلى الطرفين',
  },
}
