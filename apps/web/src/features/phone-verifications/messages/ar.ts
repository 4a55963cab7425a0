/** The Arabic file defines the type. `{phone}` and `{moment}` are filled with bidi isolates. */
export const ar = {
  banner: {
    talentTitle: 'ملفك غير مفعّل بعد',
    talentText: 'يُفعَّل ملفك بعد توثيق رقم الجوال.',
    clientTitle: 'رقم جوالك غير موثّق',
    clientText: 'وثّق رقمك ليتمكن فريق العمليات من التواصل معك.',
    verify: 'توثيق الجوال',
    later: 'التذكير غدًا',
    enterCode: 'إدخال الرمز',
  },
  change: { open: 'تغيير', label: 'تغيير رقم الجوال' },
  dialog: {
    title: 'توثيق الجوال',
    text: 'نرسل إلى رقمك رمزًا من 4 أرقام صالحًا لمدة 10 دقائق.',
    talentNote: 'لا يُفعَّل ملفك قبل توثيق رقم الجوال.',
    phone: 'رقم الجوال',
    send: 'إرسال الرمز',
    sent: {
      sms: 'أرسلنا رمزًا من 4 أرقام برسالة نصية إلى {phone}',
      whatsapp: 'أرسلنا رمزًا من 4 أرقام عبر واتساب إلى {phone}',
      voice: 'نتصل الآن بالرقم {phone} ونقرأ لك الرمز',
    },
    channel: 'طريقة الإرسال',
    channels: { sms: 'رسالة نصية', whatsapp: 'واتساب', voice: 'مكالمة' },
    changeNumber: 'تغيير الرقم',
    doneTitle: 'تم توثيق جوالك',
    doneText: 'الرقم {phone} موثّق الآن.',
    close: 'إغلاق',
  },
}

export type PhoneWords = typeof ar
