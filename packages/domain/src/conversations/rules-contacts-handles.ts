import { oneOf } from './rules-contacts-text.ts'

const APP = oneOf([
  'whats ?app',
  'wats ?app',
  'telegram',
  'tele',
  'snap ?chat',
  'snap',
  'insta(?:gram)?',
  'skype',
  'discord',
  'viber',

  'signal',
  'imo',
  'linked ?in',
  'facebook',
  'messenger',
  'fb',
  'twitter',
  'tik ?tok',
  'wechat',
  'slack',
  'tg',
  'ig',

  'و?ا?ل?واتس(?: ?اب)?(?:ي)?',
  'ا?ل?تيل[يج]?[جغقي]?رام(?:ي)?',
  'ا?ل?تلي?[جغق]رام(?:ي)?',
  'تلي?',
  'ا?ل?سناب(?: ?شات)?(?:ي)?',

  'ا?ل?انست[اه](?:[جغ]?رام)?',
  'سكايب',
  'ديسكورد',
  'لينكد ?ا?ن',
  'لينكدن',
  'فيسبوك',
  'فيس',
  'تويتر',
  'ماسنجر',
  'تيك ?توك',
])
const INTENT = oneOf([
  '(?:continue|go on|move|switch|talk|chat|speak|connect|keep in touch) (?:\\w+ ){0,3}(?:on|over|to|via|through|by)',
  'add me',
  'find me',
  'text me',
  'message me',
  'dm me',
  'ping me',
  'reach me',
  'contact me',
  'write (?:to )?me',
  'hit me up',
  'follow me',
  'look me up',
  'search (?:for )?(?:me|my name)',
  'i go by',
  'drop me',
  'catch me',
  'known as',
  'talk to me',
  'chat with me',
  'i am',
  "i'm",
  'same name',
  'my name',
  'my',

  'ضيفني',
  'اضفني',
  'ضيفيني',
  'كلمني',
  'كلميني',
  'راسلني',
  'راسليني',
  'تواصل معي',
  'تواصلي معي',
  'ابحث عني',
  'ابحث عن اسمي',
  'دور علي',
  'حسابي',

  'تلاقيني',
  'تلقاني',
  'تلقيني',
  'تلاقوني',
  'اسمي',
  'راسلوني',
  'كلموني',
  'تجدني',
  'لقني',
  'ابعثلي',
  'ابعتلي',
  'ارسل لي',
  'ارسلي لي',
  'يوزري',
  'معرفي',
  'نكمل',
  'نتكلم',
  'نتواصل',
  'خلينا',
])
const LABEL = oneOf(['handle', 'user ?name', 'user id', 'nick(?:name)?', 'يوزر(?:ي)?', 'معرفي', 'اليوزر', 'حسابي'])

/** What developers write with an at sign: annotations, packages, rules of a style sheet. */
const ANNOTATIONS = new RegExp(
  String.raw`@(?:${oneOf([
    'override',
    'component',
    'injectable',
    'autowired',
    'media',
    'import',
    'keyframes',
    'param',
    'returns?',
    'deprecated',

    'test',
    'service',
    'controller',
    'entity',
    'transactional',
    'bean',
    'module',
    'input',
    'output',
    'property',
    'decorator',

    'dataclass',
    'app',
    'pytest',
    'tailwind',
    'apply',
    'layer',
    'repository',
    'getmapping',
    'postmapping',
    'requestbody',

    'staticmethod',
    'classmethod',
    'lru_cache',
    'cached',
    'see',
    'todo',
    'types',
    'nestjs',
    'angular',
    'babel',
    'vue',
    'react',

    'mainactor',
    'state',
    'binding',
    'published',
    'objc',
    'escaping',
    'data',
    'notnull',
    'valid',
    'container',
    'supports',
  ])})\b`,
  'gu',
)
const PACKAGE = /@[a-z0-9-]+\/[a-z0-9._-]+/gu
const AT_HANDLE = /(?:^|[\s(:،,])@\s?[\p{L}][\p{L}\p{N}_.]{2,}/u
const APP_INTENT = new RegExp(
  String.raw`(?:(?:${INTENT})(?:[^.!?؟\n]{0,40}?)(?<![\p{L}])ب?(?:${APP})(?![\p{L}]))|(?:(?<![\p{L}])(?:${APP})(?![\p{L}])\s*(?:is|id|على|هو)?\s*[:=]\s*(?:it is |it's )?[\p{L}\p{N}_.@-]{3,})`,
  'u',
)
const APP_VERB = /(?:^|[.!?؟,،]\s*)(?:viber|whats ?app|skype|telegram|slack|discord|snap|dm|inbox) me\b/u
const ON_X = /\b(?:find|follow|add|dm|message|text) me on x\b/u
const APP_HANDLE = new RegExp(
  String.raw`(?<![\p{L}])(?:${APP})(?![\p{L}])\s+(?:is\s+|id\s+|هو\s+)?(?=[\p{L}\p{N}._]*(?:[\d_]|\.[\p{L}\p{N}]))[a-z][a-z0-9]*[._]?[a-z0-9_.]*\d*[a-z0-9](?=\s|$|[.!،,])`,
  'u',
)
/** The application first: "On Telegram I go by …", "… on LinkedIn and drop me a line". */
const INTENT_AFTER = new RegExp(
  String.raw`(?<![\p{L}])(?:${APP})(?![\p{L}])[^.!?؟\n]{0,20}(?:i go by|i am called|drop me|message me|dm me|text me|ping me|add me|و?راسل[يو]?ني|و?كلم[يو]?ني|و?ضيف[يو]?ني|اسمي|باسم)`,
  'u',
)
/** A name that is spelled out: "sara underscore dev". */
const SPELLED =
  /[\p{L}\p{N}]{2,}\s+(?:underscore|under score|dash|hyphen|dot|hash|اندرسكور|اندر سكور|شرطه(?: سفليه)?|داش|دوت|هاش)\s+[\p{L}\p{N}]{2,}/u
const ANY_APP = new RegExp(String.raw`(?<![\p{L}])ب?(?:${APP})(?![\p{L}])`, 'u')
/** "يوزر السناب …" */
const APP_LABEL = new RegExp(
  String.raw`(?<![\p{L}])(?:يوزر|معرف|username|user ?name|handle)(?:ي)?\s+(?:on |for |في |على )?(?:${APP})(?![\p{L}])`,
  'u',
)
/** A name with its number, as Discord had them. */
const TAGGED = /(?:discord|ديسكورد)[^.!?؟\n]{0,12}\s[a-z0-9_.]{3,}#\d{4}/u
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}])(?:my|same)\s+(?:${LABEL})\s*(?:is|:)?\s*[\p{L}\p{N}_.]{3,}|(?:يوزري|معرفي|حسابي)\s*(?:هو|:)?\s*@?[a-z][a-z0-9_.]{2,}|(?<![\p{L}])(?:${LABEL})\s*[:=]\s*[a-z0-9_.]{3,}`,
  'u',
)
/** Working with such an application is no invitation to it. */
const PROFESSIONAL =
  /\b(?:integrat\w*|api|bot|bots|built|build\w*|develop\w*|clone|sdk|webhook\w*|notification\w*|campaign\w*|worked|team uses|channel)\b|(?:ربط|برمج|بوت|طورت|تطوير|واجهه|حملات|حمله|اعلان)/u

export function hasHandle(plain: string): boolean {
  const text = plain.replace(PACKAGE, ' ').replace(ANNOTATIONS, ' ')
  if ([AT_HANDLE, LABELLED, TAGGED, APP_HANDLE, APP_VERB, ON_X].some((form) => form.test(text))) return true
  if (PROFESSIONAL.test(text)) return false
  if ([APP_INTENT, INTENT_AFTER, APP_LABEL].some((form) => form.test(text))) return true
  return SPELLED.test(text) && ANY_APP.test(text)
}
