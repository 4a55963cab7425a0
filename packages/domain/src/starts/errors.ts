import { refusals } from '../kernel/refusal.ts'
import { MAX_ADDED } from './limits.ts'

export const startErrors = refusals({
  start_closed: {
    status: 409,
    en: 'The list is closed: the contract is over, or its first week has passed.',
    ar: 'أُغلقت القائمة، فالعقد منتهٍ أو مضى أسبوعه الأول.',
  },
  start_item_derived: {
    status: 409,
    en: 'This item follows from what is known, or waits for the other side. It isn’t ticked by hand.',
    ar: 'هذا البند يُستكمل من تلقاء نفسه أو ينتظر الطرف الآخر، ولا يُؤشَّر يدويًا.',
  },
  start_full: {
    status: 422,
    en: `At most ${MAX_ADDED} items of your own.`,
    ar: `يمكنك إضافة ${MAX_ADDED} بنود على الأكثر.`,
  },
  start_time_missing: {
    status: 422,
    en: 'This hour doesn’t exist on the first day, because the clocks change. Choose another one.',
    ar: 'لا وجود لهذه الساعة في اليوم الأول بسبب تغيير التوقيت. اختر ساعة أخرى.',
  },
})
