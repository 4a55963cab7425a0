import { oneOf } from './rules-contacts-text.ts'

/** What the words beside a number say of it. */
export type NumberContext = {
  /** Somebody is asked to call it. */
  isCalled: boolean
  /** It is the number of something: an order, an invoice, a record. */
  isNamed: boolean
}

const CALL = new RegExp(
  oneOf([
    'whats ?app',
    'wats',
    'call me',
    String.raw`call(?=\s*$)`,
    'call (?:after|before|any ?time|tonight|there|(?:the|my|our) (?:office|home|house|desk|shop|reception|clinic)|on|at|us|him|her|it)',
    'dial(?!og)',
    '[📞📱☎📲🤙]',
    'landline',
    'extension',
    'phone(?! (?:interview|screen|call))',
    'mobile(?! (?:app|team|first|client|version|screen|developer|banking))',
    'my number',
    'cell',
    'reach me',
    'text me',
    'ring me',
    'sms',
    '(?:zoom|teams|webex)(?: meeting)?(?: id)?',

    'واتس',
    'رقمي',
    'نمرتي',
    'نمره',
    'ارقامي',
    'الثابت',
    'رنلي',
    'دق علي',
    'دقوا',
    'هاتف',
    'جوالي',
    'موبايلي',
    'هاتفي',
    'جوال',
    'كلمني',
    'اتصل',
    'تلفون',
    'تليفون',
    'دقلي',
    'رن علي',
    'الرقم(?! (?:الضريبي|التسلسلي|المرجعي|الوظيفي|القومي|الوطني|الموحد))',
  ]),
  'u',
)
/** How far from a number such words are about it. */
const [BEFORE, AFTER] = [60, 40]

/** What has numbers of its own. */
const THINGS = oneOf([
  'orders?',
  'invoices?',
  'tickets?',
  'tracking',
  'references?',
  'ref',
  'transactions?',
  'bookings?',
  'reservations?',
  'shipments?',
  'cases?',
  'builds?',
  'seeds?',
  'sessions?',
  'records?',
  'registration',
  'rows?',
  'users?',
  'customers?',
  'employees?',
  'accounts?',
  'contracts?',
  'certificates?',
  'serial',
  'policy',
  'po',
  'crn?',
  'vat',
  'tax',
  'iban',
  'passport',
  'licen[cs]e',
  'national',
  'timestamp',
  'epoch',
  'version',
  'issue',
  'commit',
  'sku',
  'transfers?',
  'members?(?:hip)?',
  'receipts?',
  'batch(?:es)?',
  'jobs?',
  'requests?',
  'claims?',
  'parcels?',

  'permits?',
  'visa',
  'patents?',
  'products?',
  'items?',
  'parts?',
  'barcode',
  'assets?',
  'vouchers?',
  'payments?',
  'payouts?',
  'projects?',
  'tasks?',
  'checksum',
  'isbn',
  'imei',
  'ean',
  'binary',
  'counter',
  'value',
  'offset',
  'max(?:imum)?',
  'limit',
  'result',
  'revenue',
  'sum',
  'total',
  'id',

  'الطلبيه',
  'طلبيه',
  'الطلب',
  'طلب',
  'الطلبات',
  'فاتوره',
  'الفاتوره',
  'فواتير',
  'تذكره',
  'التذكره',
  'شحنه',
  'الشحنه',
  'التتبع',
  'المرجع',
  'المرجعي',
  'مرجع',
  'العمليه',
  'عمليه',
  'الحجز',
  'حجز',
  'الشراء',
  'شراء',
  'الهويه',
  'هويه',
  'الجواز',
  'السجل',
  'السجل التجاري',
  'سجل تجاري',
  'الضريبي',
  'التسلسلي',
  'الوظيفي',
  'الوطني',
  'القومي',
  'الموحد',
  'العقد',
  'عقد',
  'العميل',
  'الموظف',
  'الحساب البنكي',
  'الشهاده',
  'شهاده',
  'شهادتي',
  'الرخصه',
  'الايراد',
  'المبلغ',
  'الجهاز',
  'ال(?:حواله|طرد|بلاغ|ملف|قيد|صك|وثيقه|بوليصه|معامله|اقامه|عضويه|رحله|دفعه|ايصال|سند|منتج|رمز|مستخدم|مشروع|مهمه|قضيه|كود)',
  '(?:حواله|بلاغ|ملف|صك|وثيقه|بوليصه|معامله|اقامه|عضويه|دفعه|ايصال|سند|منتج|قضيه)',
])
/** Between a thing and its number: "order number:", "رقم الطلب هو". Nothing else may stand there. */
const JOINT = String.raw`(?:[\s:=_#;.\-]|(?:number|num|no|nr|id|code|is|was|of|(?:of|in|on|for) (?:the|our|my|their|your) [a-z]+|(?:stopped|ended|started|stuck|stood) at|رقم|رقمها|رقمه|هو|هي|كان|للجهاز|(?:في|عند|لدي) (?!واتس|رقم)\p{L}{3,})(?![\p{L}])){0,8}`
const NAMED_BEFORE = new RegExp(String.raw`(?<![\p{L}])[وبل]?(?:${THINGS})(?![\p{L}])${JOINT}$`, 'u')
const NAMED_AFTER = new RegExp(
  String.raw`^[\s;]*(?:is|was|are|هو|هي|كان)\s+(?:the |my |our |your |its |رقم |an? |unix |internal )*(?:${THINGS})(?![\p{L}])`,
  'u',
)
/** Of a word that a program made: "mh5831204417". */
const LETTER_BEFORE = /[a-z]$/u
/** "My WhatsApp id is …" is the number of no thing. */
const NEAR = 20

type Match = { 0: string; index: number }

/** Only words right beside a number name it; those that ask for a call may stand farther away. */
export function contextOf(text: string, { 0: sequence, index }: Match): NumberContext {
  const before = text.slice(Math.max(0, index - BEFORE), index)
  const after = text.slice(index + sequence.length, index + sequence.length + AFTER)
  const isCalled = CALL.test(before) || CALL.test(after)
  const name = NAMED_BEFORE.exec(before)
  const isNamedBefore = name !== null && !CALL.test(before.slice(Math.max(0, name.index - NEAR)))
  const isPartOfWord = !isCalled && LETTER_BEFORE.test(before) && /^\d/u.test(sequence)
  return { isCalled, isNamed: isNamedBefore || isPartOfWord || NAMED_AFTER.test(after) }
}
