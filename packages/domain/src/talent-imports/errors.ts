import { refusals } from '../kernel/refusal.ts'

export const importErrors = refusals({
  import_rows: {
    status: 422,
    en: 'A file can have at most {max} people, and this one has more. Split it and upload the parts.',
    ar: 'الحد الأقصى لعدد الأشخاص في الملف {max}، وهذا الملف أكبر. قسّمه وارفع أجزاءه.',
  },
  import_columns: {
    status: 422,
    en: 'The first line must name the columns, an email and a name among them.',
    ar: 'يجب أن يسمّي السطر الأول الأعمدة، وفيها البريد الإلكتروني والاسم.',
  },
  import_json: {
    status: 422,
    en: 'This is not a list of candidates as Workable exports it.',
    ar: 'هذا الملف ليس قائمة مرشحين كما يصدّرها Workable.',
  },
  import_empty: { status: 422, en: 'There is nobody in this file.', ar: 'لا أحد في هذا الملف.' },
  import_over: {
    status: 409,
    en: 'This import is not waiting for that any more. Reload to see where it stands.',
    ar: 'لم يعد هذا الاستيراد بانتظار ذلك. حدّث الصفحة لترى حاله.',
  },
  choice_closed: {
    status: 409,
    en: 'This row leaves no such choice.',
    ar: 'لا يتيح هذا السطر ذلك الخيار.',
  },
  merge_owned: {
    status: 409,
    en: 'An account that its owner has opened is kept as it is. Only an imported record that nobody has agreed to can be merged into it.',
    ar: 'الحساب الذي أنشأه صاحبه يبقى كما هو، ولا يُدمج فيه إلا سجل مستورد لم تصل الموافقة عليه.',
  },
  merge_nowhere: {
    status: 409,
    en: 'This person has not finished applying, so there is no place for the notes yet. Try again once they have.',
    ar: 'لم يكتمل طلب صاحب هذا الحساب، فلا مكان للملاحظات بعد. أعد المحاولة بعد اكتماله.',
  },
  welcome_over: {
    status: 409,
    en: 'This link has been answered or is no longer valid.',
    ar: 'سبق الرد على هذا الرابط أو انتهت صلاحيته.',
  },
})

/** What can be wrong with a row, beside the rules of every form. */
export const rowFaults = refusals({
  not_a_talent: {
    status: 422,
    en: 'This email belongs to an account that is not a talent’s.',
    ar: 'هذا البريد لحساب ليس حساب كفاءة.',
  },
  declined: {
    status: 422,
    en: 'This person has asked us not to keep their data.',
    ar: 'طلب صاحب هذا البريد ألا نحتفظ ببياناته.',
  },
  twice: { status: 422, en: 'The same email is already in line {line}.', ar: 'البريد نفسه ورد في السطر {line}.' },
  no_record: { status: 422, en: 'This is not a candidate.', ar: 'هذا ليس سجل مرشح.' },
})
