import { refusals } from '../kernel/refusal.ts'

export const sellerErrors = refusals({
  seller_day_past: { status: 422, en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' },
  seller_day_far: { status: 422, en: 'Choose a day within a year.', ar: 'اختر يومًا خلال سنة من الآن.' },
  seller_waiting: {
    status: 409,
    en: '{name} has already proposed a change. Release or withdraw it first.',
    ar: 'هناك تعديل مقترح من {name}. اعتمدوه أو اسحبوه أولًا.',
  },
  seller_own_proposal: {
    status: 403,
    en: 'You proposed this change, so another colleague releases it.',
    ar: 'أنت من اقترح هذا التعديل، فيعتمده زميل آخر.',
  },
  seller_too_late: {
    status: 409,
    en: 'Its day has passed. Withdraw it and propose it from today.',
    ar: 'مضى يوم بدايته. اسحبه واقترحه من جديد بدءًا من اليوم.',
  },
  seller_released: {
    status: 409,
    en: '{name} has already released this change.',
    ar: 'سبق اعتماد هذا التعديل من {name}.',
  },
  seller_withdrawn: {
    status: 409,
    en: '{name} has already withdrawn this change.',
    ar: 'سبق سحب هذا التعديل من {name}.',
  },
})
