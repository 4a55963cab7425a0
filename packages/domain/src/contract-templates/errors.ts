import { refusals } from '../kernel/refusal.ts'

export const templateErrors = refusals({
  template_draft_exists: {
    status: 409,
    en: 'There is already a draft. Continue with it, or discard it first.',
    ar: 'هناك مسودة مفتوحة. أكملها أو تخلّص منها أولًا.',
  },
  template_own: {
    status: 409,
    en: 'You have written in this version. Somebody else has to release it.',
    ar: 'شاركت في كتابة هذه النسخة، فيعتمدها شخص غيرك.',
  },
  template_faulty: {
    status: 409,
    en: 'The text is not complete yet. Correct what is marked, then release it.',
    ar: 'النص لم يكتمل بعد. صحّح ما هو مشار إليه ثم اعتمده.',
  },
  template_opinion_ahead: {
    status: 422,
    en: 'Choose the day of the lawyer’s opinion, today at the latest.',
    ar: 'اختر تاريخ رأي المحامي، على ألا يتجاوز اليوم.',
  },
  template_day_past: { status: 422, en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' },
  template_day_far: { status: 422, en: 'Choose a day within a year.', ar: 'اختر يومًا خلال سنة من الآن.' },
  template_in_force: {
    status: 409,
    en: 'This version already writes contracts. Draft the next one instead.',
    ar: 'بدأ العمل بهذه النسخة. ابدأ مسودة جديدة بدل سحبها.',
  },
})
