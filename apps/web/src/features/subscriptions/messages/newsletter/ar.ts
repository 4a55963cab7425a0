import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

export const ar = {
  open: 'النشرة القادمة',
  title: 'نشرة {month}',
  sends: 'تُرسل في {when}، كما هي الآن إن لم يتغيّر شيء قبلها.',
  readers: countedAr({
    zero: 'لا مشتركين يستلمونها بعد.',
    one: 'يستلمها مشترك واحد.',
    two: 'يستلمها مشتركان.',
    few: 'يستلمها {n} مشتركين.',
    many: 'يستلمها {n} مشتركًا.',
    other: 'يستلمها {n} مشترك.',
  }),
  none: 'لا مقالات لهذا الشهر بعد',
  noneText: 'تُجمع النشرة من مقالات الشهر المنشورة. بدونها لا تُرسل.',
  lang: 'لغة النشرة',
  langs: { ar: 'العربية', en: 'الإنجليزية' },
  subject: 'العنوان',
  frame: 'نص النشرة',
}
