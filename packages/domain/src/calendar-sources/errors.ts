import { refusals } from '../kernel/refusal.ts'

/** Why a calendar could not be read: said to whoever adds it, and beside one that was read before. */
export const calendarSourceErrors = refusals({
  source_private_address: {
    status: 422,
    en: 'This address is not on the public internet. Copy the public iCal address of your calendar.',
    ar: 'هذا الرابط ليس على الإنترنت العام. انسخ رابط iCal العام لتقويمك.',
  },
  source_unreachable: {
    status: 422,
    en: 'Nothing answers at this address. Check it, or try again later.',
    ar: 'لا استجابة من هذا الرابط. تحقّق منه أو أعد المحاولة لاحقًا.',
  },
  source_timeout: {
    status: 422,
    en: 'The calendar did not answer in time. Try again later.',
    ar: 'لم يستجب التقويم في الوقت المحدد. أعد المحاولة لاحقًا.',
  },
  source_too_large: {
    status: 422,
    en: 'This calendar is larger than 5 MB. Share one with fewer past events.',
    ar: 'حجم هذا التقويم أكبر من 5 ميغابايت. شارك تقويمًا أقل أحداثًا.',
  },
  source_not_found: {
    status: 422,
    en: 'There is no calendar at this address. Copy the address again.',
    ar: 'لا يوجد تقويم في هذا الرابط. انسخ الرابط من جديد.',
  },
  source_no_access: {
    status: 422,
    en: 'This address does not open the calendar. Copy its secret iCal address.',
    ar: 'هذا الرابط لا يفتح التقويم. انسخ رابط iCal السري.',
  },
  source_server: {
    status: 422,
    en: 'The server of this calendar answers with an error. Try again later.',
    ar: 'خادم هذا التقويم يرد بخطأ. أعد المحاولة لاحقًا.',
  },
  source_not_calendar: {
    status: 422,
    en: 'This is not a calendar in iCal format. Copy the address of the calendar itself, not that of its page.',
    ar: 'هذا ليس تقويمًا بصيغة iCal. انسخ رابط التقويم نفسه لا رابط الصفحة.',
  },
  source_too_complex: {
    status: 422,
    en: 'This calendar has more events than we can read. Share a smaller one.',
    ar: 'أحداث هذا التقويم أكثر مما يمكن قراءته. شارك تقويمًا أصغر.',
  },
  sources_full: {
    status: 409,
    en: 'You can connect up to three calendars. Remove one first.',
    ar: 'يمكنك ربط ثلاثة تقاويم على الأكثر. احذف أحدها أولًا.',
  },
})
