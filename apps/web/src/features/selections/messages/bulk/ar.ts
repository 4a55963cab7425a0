import { countedAr } from '@fareeq/domain/kernel/language/locale.ts'
import type { BulkKind } from '@fareeq/domain/selections/limits.ts'
import type { Obstacle } from '@fareeq/domain/selections/rules-bulks.ts'
import type { Bulk } from '@fareeq/domain/selections/schema-bulks.ts'

type Kinds = Record<BulkKind, string>

export const ar = {
  bulk: 'إجراء جماعي',
  kind: 'الإجراء',
  kinds: { move: 'نقل', owner: 'تسليم', reject: 'عدم القبول', invite: 'دعوة إلى التقييم' } satisfies Kinds,
  to: 'نقل إلى',
  owner: 'تسليم إلى',
  next: 'متابعة',
  titles: {
    move: 'نقل إلى «{to}»',
    owner: 'تسليم إلى {to}',
    reject: 'إنهاء الاختيار مع من اخترتهم؟',
    invite: 'دعوة إلى التقييم',
  } satisfies Kinds,
  texts: {
    move: 'تصل رسالة إلى من يتقدّم خطوة، ولا تصل إلى من يعود.',
    owner: 'تصل رسالة واحدة إلى كل من يعنيه الأمر من الفريق بعد 10 دقائق، ويمكنك التراجع قبلها.',
    reject: 'تصل رسالة لطيفة إلى كل كفاءة بلغتها بعد 10 دقائق، ويمكنك التراجع قبلها.',
    invite: 'تُرسل الدعوات بالبريد فورًا، ولا يمكن التراجع عن رسالة أُرسلت.',
  } satisfies Kinds,
  sharedReason: 'السبب كما تقرؤه الكفاءات',
  sharedReasonHint: 'جملة واحدة تصدق على الجميع، وتظهر في الرسالة.',
  nobody: 'لا أحد ممن اخترتهم يشمله هذا الإجراء.',
  counting: 'جارٍ الفحص',
  will: { move: 'ستنتقل', owner: 'ستُسلَّم', reject: 'لن تُقبل', invite: 'ستُدعى' } satisfies Kinds,
  did: { move: 'انتقلت', owner: 'سُلّمت', reject: 'لم تُقبل', invite: 'دُعيت' } satisfies Kinds,
  willGoBack: countedAr({
    zero: '',
    one: 'واحدة منها تعود إلى خطوة سابقة.',
    two: 'اثنتان منها تعودان إلى خطوة سابقة.',
    few: '{n} منها تعود إلى خطوة سابقة.',
    many: '{n} منها تعود إلى خطوة سابقة.',
    other: '{n} منها تعود إلى خطوة سابقة.',
  }),
  takenFrom: 'منها من عهدة {name}: {count}',
  willStay: countedAr({
    zero: '',
    one: 'تبقى كفاءة واحدة',
    two: 'تبقى كفاءتان',
    few: 'تبقى {n} كفاءات',
    many: 'تبقى {n} كفاءة',
    other: 'تبقى {n} كفاءة',
  }),
  comma: '، ',
  andMore: countedAr({
    zero: '',
    one: 'وكفاءة أخرى',
    two: 'وكفاءتان أخريان',
    few: 'و{n} كفاءات أخرى',
    many: 'و{n} كفاءة أخرى',
    other: 'و{n} كفاءة أخرى',
  }),
  obstacles: {
    gone: 'لم يعد الملف موجودًا.',
    same: 'كذلك من قبل.',
    over: 'انتهى الاختيار.',
    no_way: 'لا يناسب خطوتها الحالية.',
    no_evidence: 'لم يُكتب تقييم الخطوة أو نتيجة اجتماعها بعد.',
    no_consent: 'بيانات مستوردة لم تصل موافقة صاحبها بعد.',
    invited: 'سبق إرسال الدعوة.',
    taken: 'في عهدة زميل آخر. استلم الملف أولًا.',
  } satisfies Record<Obstacle, string> as Record<Obstacle, string>,
  states: {
    running: 'جارٍ التنفيذ',
    stopped: 'توقف',
    finished: 'تم',
    undone: 'تم التراجع',
  } satisfies Record<Bulk['state'], string> as Record<Bulk['state'], string>,
  returned: 'عادت كما كانت',
  kept: countedAr({
    zero: '',
    one: 'بقيت كفاءة تغيّر حالها بعد ذلك',
    two: 'بقيت كفاءتان تغيّر حالهما بعد ذلك',
    few: 'بقيت {n} كفاءات تغيّر حالها بعد ذلك',
    many: 'بقيت {n} كفاءة تغيّر حالها بعد ذلك',
    other: 'بقيت {n} كفاءة تغيّر حالها بعد ذلك',
  }),
  stop: 'إيقاف',
  undo: 'تراجع عن الكل',
  close: 'إغلاق',
}
export type BulkWords = typeof ar
