import { ANNOTATIONS } from './rules-contacts-annotations.ts'
import { APP, OWN_APP } from './rules-contacts-apps.ts'
import { oneOf } from './rules-contacts-text.ts'

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
  'حاكيني',
  'حاكوني',
  'ضيفوني',
  'تابعني',
  'تابعوني',
  'تابعيني',
  'لاقيني',
  'دق لي',
  'نتراسل',
  'نحكي',

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
  'ننقل',
  'ننتقل',
  'ندردش',
  'خلنا',
  "let(?:'s| us) (?:do|have|take) \\w+ (?:on|over|via)",
  'نتواصل',
  'خلينا',
])
const LABEL = oneOf(['handle', 'user ?name', 'user id', 'nick(?:name)?', 'يوزر(?:ي)?', 'معرفي', 'اليوزر', 'حسابي'])

const PACKAGE = /@[a-z0-9-]+\/[a-z0-9._-]+/gu
const AT_HANDLE = /(?:^|[\s(:،,])@\s?[\p{L}][\p{L}\p{N}_.]{2,}/u
const APP_INTENT = new RegExp(
  String.raw`(?:(?:${INTENT})(?:[^.!?؟\n]{0,40}?)(?<![\p{L}])${APP}(?![\p{L}]))|(?:(?<![\p{L}])${APP}(?![\p{L}])\s*(?:is|id|على|هو)?\s*[:=]\s*(?:it is |it's )?[\p{L}\p{N}_.@-]{3,})`,
  'u',
)
const APP_VERB = /(?:^|[.!?؟,،]\s*)(?:viber|whats ?app|skype|telegram|slack|discord|snap|dm|inbox) me\b/u
const APP_HANDLE = new RegExp(
  String.raw`(?<![\p{L}])${APP}(?![\p{L}])\s+(?:is\s+|id\s+|هو\s+)?(?=[\p{L}\p{N}._]*(?:[\d_]|\.[\p{L}\p{N}]))[a-z][a-z0-9]*[._]?[a-z0-9_.]*\d*[a-z0-9](?=\s|$|[.!،,])`,
  'u',
)
/** The application first: "On Telegram I go by …", "… on LinkedIn and drop me a line". */
const INTENT_AFTER = new RegExp(
  String.raw`(?<![\p{L}])${APP}(?![\p{L}])[^.!\n]{0,20}(?:i go by|i am called|drop me|message me|dm me|text me|ping me|add me|mine is|و?راسل[يو]?ني|و?كلم[يو]?ني|و?ضيف[يو]?ني|اسمي|باسم)`,
  'u',
)
/** A name that is spelled out: "sara underscore dev". */
const SPELLED =
  /[\p{L}\p{N}]{2,}\s+(?:underscore|under score|dash|hyphen|dot|hash|اندرسكور|اندر سكور|شرطه(?: سفليه)?|داش|دوت|هاش)\s+[\p{L}\p{N}]{2,}/u
const ANY_APP = new RegExp(String.raw`(?<![\p{L}])${APP}(?![\p{L}])`, 'u')
/** "يوزر السناب …" */
const APP_LABEL = new RegExp(
  String.raw`(?<![\p{L}])(?:يوزر|معرف|username|user ?name|handle)(?:ي)?\s+(?:on |for |في |على )?${APP}(?![\p{L}])`,
  'u',
)
/** A name with its number, as Discord had them. */
const TAGGED = /(?:discord|ديسكورد)[^.!?؟\n]{0,12}\s[a-z0-9_.]{3,}#\d{4}/u
const LABELLED = new RegExp(
  String.raw`(?<![\p{L}])(?:my|same)\s+(?:${LABEL})\s*(?:is|:)?\s*(?!(?:policy|system|field|format|rules?|was|has|should|must|and|for|does|cannot|changed|in|on|at|here)(?![\p{L}]))[\p{L}\p{N}_.]{3,}|(?:يوزري|معرفي|حسابي)\s*(?:هو|:)?\s*@?[a-z][a-z0-9_.]{2,}|(?<![\p{L}])(?:${LABEL})\s*[:=]\s*[a-z0-9_.]{3,}`,
  'u',
)
/** "live:" as Skype writes it, and a message that is an application with a name and nothing else: "tiktok halamansour". */
const SKYPE_NAME = /(?<![\p{L}])live:[\p{L}.][\p{L}\p{N}._-]{2,}/u
const APP_AND_NAME = new RegExp(String.raw`^(?:my |on |على )?${APP}\s*[:=,-]?\s+[a-z][a-z0-9._]{6,}[.!]?$`, 'u')
/** "Find me on GitHub": what one works with and is reached by as well. */
const NAME_ON_SITE =
  /\b(?:find|add|follow|message|text|dm|reach|contact|ping|hit|look) me (?:up )?(?:on|via|in|through) (?:git ?hub|behance|upwork|youtube|reddit|medium|dribbble|threads|line|x)\b/u
const EVERYWHERE = new RegExp(
  String.raw`(?<![\p{L}])(?:${LABEL})\s+[a-z][a-z0-9_.]{3,}\s+(?:(?:on|in|across) (?:all|every|any|most)|everywhere)|(?:يوزري|معرفي|حسابي|اسمي) (?:في|علي) كل (?:المنصات|البرامج|المواقع|التطبيقات|مكان)\s*:?\s*[a-z@]`,
  'u',
)
/** "WhatsApp is easier, can we move there?", "my DMs are open". */
const TALK_THERE = new RegExp(
  String.raw`(?<![\p{L}])${APP}(?![\p{L}])[^.!\n]{0,60}(?:move|talk|continue|switch|chat|speak|write|نكمل|نتكلم|نتواصل|كلمني|نحكي)\s+(?:there|هناك)|\b(?:my|ig|insta|x|twitter|fb) dms?\b`,
  'u',
)
const GREEN_APP =
  /\b(?:green|blue|yellow) app\b.{0,30}\b(?:talk|chat|easier|continue|write)\b|(?:علي|في) (?:التطبيق )?الاخضر/u
/** Working with such an application is no invitation to it. */
const PROFESSIONAL =
  /\b(?:integrat\w*|api|bot|bots|built|build\w*|develop\w*|clone|sdk|webhook\w*|notification\w*|campaign\w*|worked|team uses|channel)\b|(?:ربط|برمج|بوت|طورت|تطوير|واجهه|حملات|حمله|اعلان)/u

export function hasHandle(plain: string): boolean {
  const text = plain.replace(PACKAGE, ' ').replace(ANNOTATIONS, ' ')
  if (
    [AT_HANDLE, LABELLED, TAGGED, APP_HANDLE, APP_VERB, NAME_ON_SITE, EVERYWHERE, GREEN_APP, SKYPE_NAME].some((form) =>
      form.test(text),
    )
  )
    return true
  if (PROFESSIONAL.test(text)) return false
  if ([APP_INTENT, INTENT_AFTER, APP_LABEL, APP_AND_NAME, OWN_APP, TALK_THERE].some((form) => form.test(text)))
    return true
  return SPELLED.test(text) && ANY_APP.test(text)
}
