import type { Lang } from './language/locale.ts'
import { refusals } from './refusal.ts'

/** A page that the server renders when it can render no other; the number is what support finds the fault by. */
export const ERROR_PAGE = {
  ar: {
    text: 'الخطأ عندنا. لم يتغير شيء مما حفظته من قبل. أعد المحاولة، وإن تكرر فاكتب لنا وأضف هذا الرقم.',
    number: 'رقم الخطأ:',
    again: 'إعادة المحاولة',
    status: 'حالة المنصة',
    write: 'تواصل معنا',
  },
  en: {
    text: 'The fault is ours. Nothing that you saved before has changed. Try again; if it happens again, write to us and add this number.',
    number: 'Error number:',
    again: 'Try again',
    status: 'Platform status',
    write: 'Contact us',
  },
} as const satisfies Record<Lang, object>

/** Refusals of no particular feature, which any endpoint may give. */
export const platformErrors = refusals({
  invalid_input: { status: 422, en: 'Please check the highlighted fields.', ar: 'راجع الحقول المشار إليها.' },
  broken_json: { status: 400, en: 'The request could not be read.', ar: 'لم نتمكن من قراءة الطلب.' },
  too_large: { status: 413, en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' },
  unsupported_media: {
    status: 415,
    en: 'This type of content is not accepted.',
    ar: 'هذا النوع من المحتوى غير مقبول.',
  },
  file_too_large: {
    status: 413,
    en: 'The file is larger than {max} MB.',
    ar: 'حجم الملف أكبر من {max} ميغابايت.',
  },
  file_type: {
    status: 422,
    en: 'Choose a file of one of these types: {types}',
    ar: 'اختر ملفًا من أحد هذه الأنواع: {types}',
  },
  file_encoding: {
    status: 422,
    en: 'The text of this file cannot be read. Save it as UTF-8, then upload it again.',
    ar: 'تعذّرت قراءة نص هذا الملف. احفظه بترميز UTF-8 ثم ارفعه مرة أخرى.',
  },
  // The code is the literal, so that the browser recognises it in either language.
  Unauthenticated: { status: 401, en: 'Unauthenticated', ar: 'يلزم تسجيل الدخول' },
  not_authorized: {
    status: 403,
    en: 'You are not authorized for this request.',
    ar: 'لا تملك صلاحية هذا الطلب.',
  },
  not_found: { status: 404, en: 'Not found.', ar: 'غير موجود.' },
  /** A session of read-only impersonation. */
  look_read_only: {
    status: 403,
    en: 'You’re viewing this account in read-only mode. Stop viewing it to go on with your own work.',
    ar: 'أنت تطّلع على هذا الحساب دون تغيير شيء فيه. أنهِ الاطلاع لتواصل عملك.',
  },
  behalf_company_only: {
    status: 403,
    en: 'Only the company can do this. Ask them to, or stop acting on their behalf.',
    ar: 'هذا للشركة وحدها. اطلب منها ذلك، أو أنهِ العمل نيابة عنها.',
  },
  look_hidden: {
    status: 403,
    en: 'Only the account owner can see this.',
    ar: 'هذا لصاحب الحساب وحده.',
  },
  moved_on: {
    status: 409,
    en: 'This was changed while you were working. Please review it and try again.',
    ar: 'تغيّرت البيانات أثناء عملك عليها. راجعها ثم أعد المحاولة.',
  },
  /** The second of two colleagues (D-121). */
  taken_by: {
    status: 409,
    en: '{name} has it now. Nothing was changed.',
    ar: 'هذا في عهدة {name} الآن، ولم يتغيّر شيء.',
  },
  too_many_requests: {
    status: 429,
    en: 'Too many requests. Please wait a moment and try again.',
    ar: 'طلبات كثيرة. انتظر قليلًا ثم أعد المحاولة.',
  },
  idempotency_mismatch: {
    status: 422,
    en: 'This request was already sent with other content.',
    ar: 'أُرسل هذا الطلب من قبل بمحتوى مختلف.',
  },
  idempotency_in_progress: {
    status: 409,
    en: 'This request is already being handled.',
    ar: 'هذا الطلب قيد التنفيذ.',
  },
  unavailable: {
    status: 503,
    en: 'The service is unavailable for a moment. Please try again.',
    ar: 'الخدمة غير متاحة مؤقتًا. أعد المحاولة بعد قليل.',
  },
  something_went_wrong: { status: 500, en: 'Something went wrong', ar: 'حدث خطأ ما' },
})
