import { refusals } from '../kernel/refusal.ts'

export const policyErrors = refusals({
  policy_changed: {
    status: 409,
    en: '{name} changed this number while you were working. Check the current value, then decide.',
    ar: 'سبق تعديل هذا الرقم من {name}. اطّلع على قيمته الآن ثم قرّر.',
  },
  policy_of_operations: {
    status: 409,
    en: 'The operations team manages this. Ask them to change it.',
    ar: 'هذا من صلاحية فريق العمليات. اطلب منهم تعديله.',
  },
  policy_of_finance: {
    status: 409,
    en: 'The finance team manages this number. Ask them to change it.',
    ar: 'هذا الرقم من صلاحية فريق المالية. اطلب منهم تعديله.',
  },
  policy_day_past: { status: 422, en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' },
  policy_day_far: { status: 422, en: 'Choose a day within a year.', ar: 'اختر يومًا خلال سنة من الآن.' },
  policy_day_taken: {
    status: 409,
    en: 'A change is already planned for that day. Withdraw it first.',
    ar: 'هناك تعديل مجدول لهذا اليوم. اسحبه أولًا.',
  },
  policy_unchanged: {
    status: 422,
    en: 'That is already the value on that day.',
    ar: 'هذه قيمته أصلًا في ذلك اليوم.',
  },
  policy_order: {
    status: 409,
    en: 'It does not fit “{other}”, which is {value} on {day}. Change that first.',
    ar: 'لا يتفق هذا مع «{other}» وقيمته {value} في {day}. عدّله أولًا.',
  },
  policy_obstructed: {
    status: 409,
    en: 'Some of what is under way would no longer be allowed. Settle it first.',
    ar: 'بعض ما هو قائم الآن لن يبقى مسموحًا به. عالجه أولًا.',
  },
  policy_in_force: {
    status: 409,
    en: 'This change is already in force. Set a new value instead.',
    ar: 'بدأ العمل بهذا التعديل. ضع قيمة جديدة بدل سحبه.',
  },
  policy_withdrawn: {
    status: 409,
    en: '{name} has already withdrawn this change.',
    ar: 'سبق سحب هذا التعديل من {name}.',
  },
  holiday_exists: { status: 409, en: 'That day is already a holiday.', ar: 'هذا اليوم عطلة أصلًا.' },
  holiday_past: {
    status: 422,
    en: 'Only days ahead can be added or removed.',
    ar: 'لا تُضاف ولا تُحذف إلا الأيام القادمة.',
  },
  holiday_meetings: {
    status: 409,
    en: 'Meetings are booked on that day. Move them first.',
    ar: 'في هذا اليوم اجتماعات محجوزة. انقلها أولًا.',
  },
})
