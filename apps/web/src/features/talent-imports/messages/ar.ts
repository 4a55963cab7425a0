import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { ImportChoice, Likeness, RowVerdict } from '@fareeq/domain/talent-imports/limits.ts'
import type { ImportPhase, RowState } from '@fareeq/domain/talent-imports/states.ts'

const people = (one: string, two: string, few: string, many: string, zero = '0') =>
  countedAr({ zero, one, two, few, many, other: many })

/** `{name}` is filled in. */
export const ar = {
  title: 'استيراد من Workable',
  text: 'ارفع الملف كما نزّلته، ثم راجعه قبل أن يُستورد أحد. تصل كل من يُستورد رسالة تطلب موافقته، ولا تراه شركة قبلها.',
  back: 'خطوات الاختيار',
  closedTitle: 'الاستيراد ليس من مهام دورك',
  closedText: 'يتولاه فريق التوظيف وإدارة النظام.',
  gone: 'لا استيراد بهذا العنوان',
  goneText: 'ربما حُذف، أو كُتب العنوان ناقصًا.',
  file: 'ملف المتقدمين',
  fileKinds: 'CSV أو JSON',
  fileHint: 'الحد الأقصى لعدد الأشخاص في الملف 20,000. يُقرأ الترميز UTF-8 وUTF-16 وWindows-1256.',
  reading: 'تجري قراءة الملف',
  earlier: 'ما سبق استيراده',
  none: 'لم يُستورد ملف بعد.',
  phases: {
    comparing: 'جارٍ المقارنة',
    ready: 'بانتظار المراجعة',
    running: 'جارٍ الاستيراد',
    stopped: 'متوقف',
    finished: 'تم الاستيراد',
  } satisfies Record<ImportPhase, string> as Record<ImportPhase, string>,
  verdicts: { new: 'جديد', duplicate: 'موجود لدينا', faulty: 'لا يُستورد' } satisfies Record<
    RowVerdict,
    string
  > as Record<RowVerdict, string>,
  all: 'الكل',
  likenesses: {
    mail: 'البريد نفسه',
    phone: 'رقم الجوال نفسه',
    name: 'الاسم نفسه',
  } satisfies Record<Likeness, string> as Record<Likeness, string>,
  choices: { import: 'استيراد', note: 'إضافة ملاحظة', skip: 'تجاوز' } satisfies Record<ImportChoice, string> as Record<
    ImportChoice,
    string
  >,
  states: {
    waiting: 'بانتظار الاستيراد',
    imported: 'تم استيراده',
    noted: 'أُضيفت الملاحظة',
    skipped: 'تم تجاوزه',
  } satisfies Record<RowState, string> as Record<RowState, string>,
  choice: 'ما يُفعل بالسطر {line}',
  rows: 'أسطر الملف',
  show: 'عرض',
  line: (n: number) => `السطر ${n}`,
  fields: { first_name: 'الاسم الأول', last_name: 'اسم العائلة', email: 'البريد الإلكتروني' } as Record<string, string>,
  unreadPhone: 'رقم دون رمز الدولة، يبقى في الملاحظة فقط:',
  noteAbout: 'الملاحظة',
  emptyRows: 'لا أسطر هنا.',
  ignored: 'أعمدة لا تُنقل',
  willImport: people('سيُستورد شخص واحد', 'سيُستورد شخصان', 'سيُستورد {n} أشخاص', 'سيُستورد {n} شخصًا', 'لن يُستورد أحد'),
  willNote: people('ستُضاف ملاحظة واحدة', 'ستُضاف ملاحظتان', 'ستُضاف {n} ملاحظات', 'ستُضاف {n} ملاحظة', 'لن تُضاف ملاحظة'),
  willSkip: people('سيُتجاوز سطر واحد', 'سيُتجاوز سطران', 'سيُتجاوز {n} أسطر', 'سيُتجاوز {n} سطرًا', 'لن يُتجاوز سطر'),
  imported: people('استُورد شخص واحد', 'استُورد شخصان', 'استُورد {n} أشخاص', 'استُورد {n} شخصًا', 'لم يُستورد أحد'),
  noted: people('أُضيفت ملاحظة واحدة', 'أُضيفت ملاحظتان', 'أُضيفت {n} ملاحظات', 'أُضيفت {n} ملاحظة', 'دون ملاحظات'),
  skipped: people('سطر واحد متجاوز', 'سطران متجاوزان', '{n} أسطر متجاوزة', '{n} سطرًا متجاوزًا', 'دون تجاوز'),
  lines: people('سطر واحد', 'سطران', '{n} أسطر', '{n} سطرًا', 'دون أسطر'),
  begin: 'بدء الاستيراد',
  goOn: 'متابعة الاستيراد',
  beginTitle: 'بدء الاستيراد؟',
  beginText: 'تصل رسالة واحدة لكل من يُستورد، وفيها رابط الموافقة أو الحذف. من لا يرد خلال 30 يومًا تُحذف بياناته.',
  begun: 'بدأ الاستيراد',
  stop: 'إيقاف',
  stoppedToast: 'تم الإيقاف',
  toBoard: 'عرض خطوات الاختيار',
  another: 'استيراد ملف آخر',
}
export type ImportWords = typeof ar
