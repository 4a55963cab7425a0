import type { PaymentState } from '@fareeq/domain/payments/states.ts'

/** The Arabic file defines the type. */
export const ar = {
  pay: 'الدفع الآن',
  payByTransfer: 'السداد بتحويل بنكي',
  payOf: (number: string) => `الدفع الآن: فاتورة ${number}`,
  tryAgain: 'أعد المحاولة',
  toInvoice: 'عرض الفاتورة',
  toInvoices: 'كل الفواتير',
  receipt: 'تنزيل إيصال السداد',
  receiptOf: (number: string) => `إيصال ${number}`,
  loading: 'جارٍ تحميل نتيجة الدفع',
  amount: 'المبلغ',
  invoice: 'الفاتورة',
  date: 'التاريخ',
  success: { title: 'تم الدفع بنجاح', text: 'وصلت دفعتك، وسُجلت على الفاتورة. شكرًا لك.' },
  failed: {
    title: 'تعذّر الدفع!',
    wrong: 'حدث خطأ ما',
    text: 'لم يُخصم أي مبلغ في هذه المحاولة. أعد المحاولة، أو استخدم بطاقة أخرى.',
  },
  aborted: { title: 'أُلغي الدفع!', text: 'عدت قبل إتمام الدفع، ولم يُخصم أي مبلغ.' },
  checking: {
    title: 'جارٍ تأكيد الدفع',
    text: 'ننتظر رد خدمة الدفع. يستغرق الأمر ثواني، وسنخبرك بالنتيجة إن غادرت الصفحة.',
  },
  processing: {
    title: 'الدفعة قيد المعالجة',
    text: 'لم يؤكد البنك الدفعة بعد. لا تدفع مرة أخرى، وسنخبرك فور وصول الرد.',
  },
  none: { title: 'لا توجد فاتورة للدفع', text: 'ليس على شركتك مبلغ مستحق في هذه الصفحة.' },
  states: {
    processing: 'قيد المعالجة',
    successful: 'ناجحة',
    failed: 'فاشلة',
    aborted: 'ملغاة',
  } satisfies Record<PaymentState, string> as Record<PaymentState, string>,
}
