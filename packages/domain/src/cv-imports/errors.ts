import { refusals } from '../kernel/refusal.ts'

export const cvErrors = refusals({
  cv_scanned: {
    status: 422,
    en: 'This CV is a picture without text. Export it from the program it was written in, or upload a Word or text file.',
    ar: 'هذه السيرة صورة لا نص فيها. صدّرها من البرنامج الذي كُتبت فيه، أو ارفع ملف Word أو ملفًا نصيًا.',
  },
  cv_garbled: {
    status: 422,
    en: 'The text of this file comes out garbled. Save it as Word or plain text and try again.',
    ar: 'نص هذا الملف غير مقروء. احفظه ملف Word أو ملفًا نصيًا ثم أعد المحاولة.',
  },
  cv_nothing_found: {
    status: 422,
    en: 'We found nothing in this file that belongs in a profile. Is it your CV?',
    ar: 'لم نجد في هذا المستند ما يناسب ملفك الشخصي. هل هو سيرتك الذاتية؟',
  },
  cv_locked: {
    status: 422,
    en: 'This file is protected by a password. Save it without one and try again.',
    ar: 'هذا الملف محمي بكلمة مرور. احفظه دونها ثم أعد المحاولة.',
  },
  cv_unsafe: {
    status: 422,
    en: 'This file unpacks to far more than a CV can hold, so it was not opened.',
    ar: 'محتوى هذا الملف بعد فكّه أكبر بكثير من سيرة ذاتية، فلم نفتحه.',
  },
  cv_broken: {
    status: 422,
    en: 'We could not open this file: it is damaged or takes too long to read. Save it again, or try another type.',
    ar: 'تعذّر فتح الملف: قد يكون تالفًا أو تستغرق قراءته وقتًا طويلًا. احفظه مرة أخرى أو جرّب نوعًا آخر.',
  },
  cv_json: {
    status: 422,
    en: 'This JSON file is not a JSON Resume. Export it in the format of jsonresume.org, or upload a CV.',
    ar: 'ملف JSON هذا ليس بصيغة JSON Resume. صدّره بصيغة jsonresume.org، أو ارفع سيرة ذاتية.',
  },
  cv_archive: {
    status: 422,
    en: 'This is not a LinkedIn archive. Upload it as you downloaded it from LinkedIn, or upload the CV itself.',
    ar: 'هذا الأرشيف ليس من LinkedIn. ارفعه كما نزّلته من LinkedIn، أو ارفع السيرة نفسها.',
  },
  cv_nested: {
    status: 422,
    en: 'There is an archive inside this archive, so it was not opened. Upload it as you downloaded it from LinkedIn.',
    ar: 'داخل هذا الأرشيف أرشيف آخر، فلم نفتحه. ارفعه كما نزّلته من LinkedIn.',
  },
  cv_limit: {
    status: 429,
    en: 'You have exceeded the maximum count for parsing your resume',
    ar: 'تجاوزت العدد المسموح لقراءة سيرتك الذاتية',
  },
  cv_busy: {
    status: 503,
    en: 'Many CVs are being read right now. Try again in a moment.',
    ar: 'نقرأ سيرًا كثيرة الآن. أعد المحاولة بعد قليل.',
  },
})
export type CvErrorCode = keyof typeof cvErrors
