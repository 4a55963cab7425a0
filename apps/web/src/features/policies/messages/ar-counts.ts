import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'

// What is counted by the effects of a change.
export const talents = countedAr({
  zero: 'لا كفاءات',
  one: 'كفاءة واحدة',
  two: 'كفاءتان',
  few: '{n} كفاءات',
  many: '{n} كفاءة',
  other: '{n} كفاءة',
})
export const invoices = countedAr({
  zero: 'لا فواتير',
  one: 'فاتورة واحدة',
  two: 'فاتورتان',
  few: '{n} فواتير',
  many: '{n} فاتورة',
  other: '{n} فاتورة',
})
export const drafts = countedAr({
  zero: 'لا مسودات',
  one: 'مسودة فاتورة',
  two: 'مسودتا فاتورة',
  few: '{n} مسودات فواتير',
  many: '{n} مسودة فاتورة',
  other: '{n} مسودة فاتورة',
})
export const contracts = countedAr({
  zero: 'لا عقود',
  one: 'عقد واحد',
  two: 'عقدان',
  few: '{n} عقود',
  many: '{n} عقدًا',
  other: '{n} عقد',
})
export const payouts = countedAr({
  zero: 'لا دفعات',
  one: 'دفعة واحدة',
  two: 'دفعتان',
  few: '{n} دفعات',
  many: '{n} دفعة',
  other: '{n} دفعة',
})
export const invitations = countedAr({
  zero: 'لا دعوات',
  one: 'دعوة واحدة',
  two: 'دعوتان',
  few: '{n} دعوات',
  many: '{n} دعوة',
  other: '{n} دعوة',
})
export const bonuses = countedAr({
  zero: 'لا مكافآت',
  one: 'مكافأة واحدة',
  two: 'مكافأتان',
  few: '{n} مكافآت',
  many: '{n} مكافأة',
  other: '{n} مكافأة',
})
export const tickets = countedAr({
  zero: 'لا تذاكر',
  one: 'تذكرة واحدة',
  two: 'تذكرتان',
  few: '{n} تذاكر',
  many: '{n} تذكرة',
  other: '{n} تذكرة',
})
export const nominations = countedAr({
  zero: 'لا ترشيحات',
  one: 'ترشيح واحد قائم',
  two: 'ترشيحان قائمان',
  few: '{n} ترشيحات قائمة',
  many: '{n} ترشيحًا قائمًا',
  other: '{n} ترشيح قائم',
})
export const closings = countedAr({
  zero: 'لا حسابات',
  one: 'حساب واحد',
  two: 'حسابان',
  few: '{n} حسابات',
  many: '{n} حسابًا',
  other: '{n} حساب',
})
export const interviews = countedAr({
  zero: 'لا مقابلات',
  one: 'مقابلة واحدة',
  two: 'مقابلتان',
  few: '{n} مقابلات',
  many: '{n} مقابلة',
  other: '{n} مقابلة',
})
export const absences = countedAr({
  zero: 'لا بلاغات غياب',
  one: 'بلاغ غياب واحد',
  two: 'بلاغا غياب',
  few: '{n} بلاغات غياب',
  many: '{n} بلاغ غياب',
  other: '{n} بلاغ غياب',
})
export const attempts = countedAr({
  zero: 'لا محاولات',
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: '{n} محاولات',
  many: '{n} محاولة',
  other: '{n} محاولة',
})
export const objections = countedAr({
  zero: 'لا اعتراضات',
  one: 'اعتراض واحد',
  two: 'اعتراضان',
  few: '{n} اعتراضات',
  many: '{n} اعتراضًا',
  other: '{n} اعتراض',
})
export const banks = countedAr({
  zero: 'لا تقييمات',
  one: 'تقييم واحد',
  two: 'تقييمان',
  few: '{n} تقييمات',
  many: '{n} تقييمًا',
  other: '{n} تقييم',
})
export const meetings = countedAr({
  zero: 'لا اجتماعات',
  one: 'اجتماع واحد',
  two: 'اجتماعان',
  few: '{n} اجتماعات',
  many: '{n} اجتماعًا',
  other: '{n} اجتماع',
})
export const links = countedAr({
  zero: 'لا روابط تقارير',
  one: 'رابط تقرير واحد',
  two: 'رابطا تقرير',
  few: '{n} روابط تقارير',
  many: '{n} رابط تقرير',
  other: '{n} رابط تقرير',
})
export const people = countedAr({
  zero: 'لا أحد',
  one: 'شخص واحد',
  two: 'شخصان',
  few: '{n} أشخاص',
  many: '{n} شخصًا',
  other: '{n} شخص',
})
export const offers = countedAr({
  zero: '',
  one: 'عرض واحد مفتوح',
  two: 'عرضان مفتوحان',
  few: '{n} عروض مفتوحة',
  many: '{n} عرضًا مفتوحًا',
  other: '{n} عرض مفتوح',
})
export const renewals = countedAr({
  zero: 'لا تجديدات',
  one: 'تجديد واحد',
  two: 'تجديدان',
  few: '{n} تجديدات',
  many: '{n} تجديدًا',
  other: '{n} تجديد',
})
export const items = countedAr({
  zero: 'لا عمل',
  one: 'عمل واحد',
  two: 'عملان',
  few: '{n} أعمال',
  many: '{n} عملًا',
  other: '{n} عمل',
})
