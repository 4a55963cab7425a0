import { refusals } from '../kernel/refusal.ts'

export const assessmentErrors = refusals({
  assessment_passed: {
    status: 409,
    en: 'You have already passed this assessment.',
    ar: 'سبق أن اجتزت هذا التقييم.',
  },
  assessment_waiting: {
    status: 409,
    en: 'Your last attempt is still being reviewed. You will hear from us as soon as it is done.',
    ar: 'محاولتك الأخيرة قيد المراجعة. سنبلغك فور انتهائها.',
  },
  assessment_locked: {
    status: 409,
    en: 'All attempts are used. You can try again from {date}.',
    ar: 'استُخدمت كل المحاولات. يمكنك المحاولة مرة أخرى ابتداءً من {date}.',
  },
  profile_first: {
    status: 409,
    en: 'Finish your profile first, then take the assessments.',
    ar: 'أكمل ملفك أولًا، ثم ابدأ التقييمات.',
  },
  link_over: {
    status: 410,
    en: 'This link has expired. Ask for a new one on your assessments page.',
    ar: 'انتهت صلاحية هذا الرابط. اطلب رابطًا جديدًا من صفحة التقييمات.',
  },
  attempt_over: {
    status: 410,
    en: 'This attempt is finished. Nothing more can be changed.',
    ar: 'انتهت هذه المحاولة، ولا يمكن تعديلها.',
  },
  attempt_not_started: {
    status: 409,
    en: 'Start the attempt first.',
    ar: 'ابدأ المحاولة أولًا.',
  },
  time_is_up: {
    status: 409,
    en: 'The time is up. What you had saved was handed in.',
    ar: 'انتهى الوقت. سُلّم ما حُفظ من إجاباتك.',
  },
  open_elsewhere: {
    status: 409,
    en: 'The attempt goes on in another window or on another device.',
    ar: 'المحاولة مفتوحة في نافذة أخرى أو على جهاز آخر.',
  },
  older_answer: {
    status: 409,
    en: 'A newer answer is already saved.',
    ar: 'حُفظت إجابة أحدث من هذه.',
  },
  wrong_answer_kind: {
    status: 422,
    en: 'This answer does not fit the question.',
    ar: 'لا تناسب هذه الإجابة السؤال.',
  },
  runs_busy: {
    status: 503,
    en: 'Many people are running code right now. Try again in a moment.',
    ar: 'يشغّل كثيرون شيفراتهم الآن. أعد المحاولة بعد لحظات.',
  },
  video_unreadable: {
    status: 422,
    en: 'This is not a recording we can play. Record it again.',
    ar: 'تعذّر تشغيل هذا التسجيل. سجّله مرة أخرى.',
  },
  video_too_long: {
    status: 422,
    en: 'A recording lasts up to {max} seconds.',
    ar: 'مدة التسجيل {max} ثانية على الأكثر.',
  },
  takes_used: {
    status: 409,
    en: 'Both takes are used. Choose the one that counts.',
    ar: 'استُخدم التسجيلان المتاحان. اختر أيهما يُعتمد.',
  },
  upload_order: {
    status: 409,
    en: 'This part does not continue what has arrived.',
    ar: 'هذا الجزء لا يكمل ما وصل من التسجيل.',
  },
  nothing_to_object: {
    status: 409,
    en: 'There is nothing to object to, or you have already objected.',
    ar: 'لا يوجد ما يُعترض عليه، أو سبق أن اعترضت.',
  },
  not_your_decision: {
    status: 409,
    en: 'The person who reviewed the attempt can’t decide on the objection.',
    ar: 'لا يبتّ في الاعتراض من راجع المحاولة.',
  },
  attempt_decided: {
    status: 409,
    en: '{name} has already decided about this attempt. What you wrote is still here.',
    ar: 'وصل قرار {name} في هذه المحاولة قبلك. ما كتبته باقٍ هنا.',
  },
  rubric_unfinished: {
    status: 422,
    en: 'Score every criterion before you decide.',
    ar: 'قيّم كل معيار قبل اتخاذ القرار.',
  },
  too_few_items: {
    status: 409,
    en: 'Too few items would be left for a whole test.',
    ar: 'لن يبقى ما يكفي من الأسئلة لاختبار كامل.',
  },
  nothing_chosen: {
    status: 422,
    en: 'Choose at least one result for the link.',
    ar: 'اختر نتيجة واحدة على الأقل للرابط.',
  },
  too_many_links: {
    status: 409,
    en: 'You have {max} links that work. Turn one off first.',
    ar: 'لديك {max} رابطًا يعمل. أوقف أحدها أولًا.',
  },
})
