import { ACCOUNT, BARE_ACCOUNT, NAME_ON_SITE, SPELLED, hasAccountOnApp } from './rules-contacts-accounts.ts'
import { ANNOTATIONS } from './rules-contacts-annotations.ts'
import { APP, OWN_APP } from './rules-contacts-apps.ts'
import { ELSEWHERE, ICON_APP, INVITATION } from './rules-contacts-invitations.ts'
import { ORDINARY } from './rules-contacts-ordinary.ts'
import { anyOf, oneOf } from './rules-contacts-text.ts'
import { isAboutWork, isMention } from './rules-contacts-work.ts'

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
const NO_NAME =
  'any|home|hour|work|night|noon|lunch|sign|the|least|all|here|office|once|symbol|scale|this|that|your|our|every|each|most|first|start|end|mention\\p{L}*|char\\p{L}*'
const NO_LABEL = 'policy|system|field|format|rules?|was|has|should|must|and|for|does|cannot|changed|in|on|at|here'

/** A name to be reached by, whatever else the message is about. */
const NAME = anyOf([
  // "@hala", "@ hala"
  String.raw`(?:^|[\s(:،,])@(?!(?:here|channel|everyone|all|team)(?![\p{L}\p{N}_]))[\p{L}][\p{L}\p{N}_.]{2,}`,
  String.raw`(?<!\d\s?)(?:^|[\s(:،,])@\s(?!(?:${NO_NAME})(?![\p{L}]))[a-z][\p{L}\p{N}_.]{2,}`,
  // "my handle is hala", "يوزري hala", "username: hala"
  String.raw`(?<![\p{L}])(?:my|same)\s+(?:${LABEL})\s*(?:is|:)?\s*(?!(?:${NO_LABEL})(?![\p{L}]))[\p{L}\p{N}_.]{3,}`,
  String.raw`(?:يوزري|معرفي|حسابي)\s*(?:هو|:)?\s*@?[a-z][a-z0-9_.]{2,}|(?<![\p{L}])(?:${LABEL})\s*[:=]\s*[a-z0-9_.]{3,}`,
  // A name with its number, as Discord had them.
  String.raw`(?:discord|ديسكورد)[^.!?؟\n]{0,12}\s[a-z0-9_.]{3,}#\d{4}`,
  // "telegram hala_m", "insta is hala90"
  String.raw`(?<![\p{L}])${APP}(?![\p{L}])\s+(?:is\s+|id\s+|هو\s+)?(?=[\p{L}\p{N}._]*(?:[\d_]|\.[\p{L}\p{N}]))[a-z][a-z0-9]*[._]?[a-z0-9_.]*\d*[a-z0-9](?=\s|$|[.!،,])`,
  // "WhatsApp me", "DM on Insta"
  String.raw`(?<![\p{L}])(?:(?:${APP}|dm|pm|inbox|wa|tweet) me|[dp]m (?:on|in|via|over) ${APP})(?![\p{L}])`,
  // "handle hala on every network"
  String.raw`(?<![\p{L}])(?:${LABEL})\s+[a-z][a-z0-9_.]{3,}\s+(?:(?:on|in|across) (?:all|every|any|most)|everywhere)`,
  String.raw`(?:يوزري|معرفي|حسابي|اسمي) (?:في|علي) كل (?:المنصات|البرامج|المواقع|التطبيقات|مكان)\s*:?\s*[a-z@]`,
  // "live:hala", as Skype writes it; "user: hala"
  String.raw`(?<![\p{L}])live:[\p{L}.][\p{L}\p{N}._-]{2,}`,
  String.raw`(?<![\p{L}])(?:sc|gh|ig|fb|tg|snap|user|u\/|👻|📷|🐦)\s*[:=]?\s*(?<=[:=👻📷🐦]\s*)[a-z][a-z0-9_.]{4,}(?=\s*(?:$|[.!,;]|on the))`,
])

/** The name of an application and what makes it an invitation. */
const NAME_ON_APP = anyOf([
  // "find me on Telegram", "Telegram: hala"
  String.raw`(?<![\p{L}])(?:${INTENT})(?![a-z])(?:[^.!?؟\n]{0,40}?)(?<![\p{L}])${APP}(?![\p{L}])`,
  String.raw`(?<![\p{L}])${APP}(?![\p{L}])\s*(?:is|id|على|هو)?\s*[:=]\s*(?:it is |it's )?[\p{L}\p{N}_.@-]{3,}`,
  // "On Telegram I go by …", "… on LinkedIn and drop me a line"
  String.raw`(?<![\p{L}])${APP}(?![\p{L}])[^.!\n]{0,20}(?:i go by|i am called|drop me|message me|dm me|text me|ping me|add me|mine is|و?راسل[يو]?ني|و?كلم[يو]?ني|و?ضيف[يو]?ني|اسمي|باسم)`,
  // "يوزر السناب …"
  String.raw`(?<![\p{L}])(?:يوزر|معرف|username|user ?name|handle)(?:ي)?\s+(?:on |for |في |على )?${APP}(?![\p{L}])`,
  // "tiktok halamansour", and nothing else
  String.raw`^(?:my |on |على )?(?:${APP}|line|sc)\s*[:=,-]?\s+(?!${ORDINARY})[a-z][a-z0-9._]{6,}[.!]?$`,
  // "insta → hala", "telegram 👇 hala", "IG is hala"
  String.raw`(?<![\p{L}])(?:${APP}|the gram|my gram)(?![\p{L}])\s*(?:[:=@#→➡⇒>\p{Extended_Pictographic}\ufe0f-]{1,4}(?<!^-)|is)\s*(?!${ORDINARY})[\p{L}][\p{L}\p{N}_.]{3,}(?=\s*(?:$|[.!,،;\n]|too\b|as well|and call|or |and my))`,
  // "line id hala", "discord tag is hala", "x handle: hala"
  String.raw`(?<![\p{L}])(?:${APP}|line|x|steam|wire|qq|sc|psn|matrix|github|gh)\s+(?:id|tag|handle|user(?: ?name)?|nick(?:name)?|name|account)\s*(?:is|:|=)?\s*(?!${ORDINARY})[a-z][a-z0-9_.-]{3,}(?=\s*(?:$|[.!,;]))`,
  // "WhatsApp is easier, can we move there?", "my DMs are open"
  String.raw`(?<![\p{L}])${APP}(?![\p{L}])[^.!\n]{0,60}(?:move|talk|continue|switch|chat|speak|write|نكمل|نتكلم|نتواصل|كلمني|نحكي)\s+(?:there|هناك)`,
  String.raw`\b(?:my|ig|insta|x|twitter|fb) dms?\b`,
])
const ANY_APP = new RegExp(String.raw`(?<![\p{L}])${APP}(?![\p{L}])`, 'u')

const ALWAYS = [NAME, NAME_ON_SITE, ICON_APP, ELSEWHERE, ACCOUNT, BARE_ACCOUNT]
const UNLESS_ABOUT_WORK = [NAME_ON_APP, OWN_APP, INVITATION]

export function hasHandle(plain: string): boolean {
  const text = plain.replace(PACKAGE, ' ').replace(ANNOTATIONS, ' ')
  if (ALWAYS.some((form) => form.test(text))) return true
  if (isAboutWork(text)) return false
  return (
    UNLESS_ABOUT_WORK.some((form) => form.test(text)) ||
    hasAccountOnApp(text) ||
    (SPELLED.test(text) && ANY_APP.test(text)) ||
    isMention(text)
  )
}
