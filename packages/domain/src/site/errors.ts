import { refusals } from '../kernel/refusal.ts'

export const siteErrors = refusals({
  /** The second of two colleagues (D-121). */
  content_changed: {
    status: 409,
    en: '{name} has just changed this. Your text is still here: look at what changed, then save again.',
    ar: 'سبق تعديل من {name} قبل لحظات. نصك باقٍ هنا: راجع ما تغيّر، ثم احفظ مرة أخرى.',
  },
  plan_in_past: {
    status: 422,
    en: 'Choose a moment in the future, within a year.',
    ar: 'اختر موعدًا قادمًا خلال سنة.',
  },
  content_needed: {
    status: 409,
    en: 'A page of the site hangs on this text, so it cannot be withdrawn. Change it instead.',
    ar: 'تقوم صفحة من الموقع على هذا النص، فلا يمكن سحبه. عدّله بدلًا من ذلك.',
  },
  mail_place_missing: {
    status: 422,
    en: 'Keep {place} in the text: its value is filled in there.',
    ar: 'أبقِ {place} في النص، ففي موضعه تُكتب القيمة.',
  },
  mail_place_unknown: {
    status: 422,
    en: 'This text has no value for {place}. Use the placeholders listed below it.',
    ar: 'ليس في هذا النص قيمة للموضع {place}. استخدم المواضع المذكورة تحته.',
  },
  mail_markup: {
    status: 422,
    en: 'Write plain text: no tags and no formatting marks.',
    ar: 'اكتب نصًا عاديًا دون وسوم ولا رموز تنسيق.',
  },
  content_not_public: {
    status: 409,
    en: 'This text is not public.',
    ar: 'هذا النص غير منشور.',
  },
})
