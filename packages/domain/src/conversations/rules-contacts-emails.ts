import { ACCOUNT_NAME, SPELLED } from './rules-contacts-accounts.ts'
import { DOT, EDGE, ENDING } from './rules-contacts-endings.ts'
import { ORDINARY } from './rules-contacts-ordinary.ts'
import { anyOf, oneOf } from './rules-contacts-text.ts'

const AT = String.raw`(?:\s*@\s*|${EDGE}(?:@|at|at[ -]sign|at[ -]symbol|arobase?|ات|ات ?ساين|اد)${EDGE}|\s?[([{<]a[)\]}>]\s?)`
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}`
const PROVIDERS = oneOf([
  'g ?mail',
  'hot ?mail',
  'out ?look',
  'yahoo',
  'i ?cloud',
  'proton(?:mail)?',
  'ymail',
  'zoho',
  'live',
  'aol',
  'mail',
  'جي ?ميل',
  'هوت ?ميل',
  'اوت ?لوك',
  'ياهو',
  'ايكلاود',
  'بروتون',
])

const PLAIN_PROVIDER = '(?:g ?mail|hot ?mail|yahoo|i ?cloud)'
const MAILBOX = String.raw`(?:${PROVIDERS}|google (?:mail|account|address|one)|googlemail)`
const ARABIC_PROVIDER = 'جي ?ميل|هوت ?ميل|اوت ?لوك|ياهو'
/** A name with a dot, a digit or an underscore, as nobody has but for an account. */
const MARKED_NAME = String.raw`(?!\w+\.(?:js|ts|py|net|io|json|html|css|md|yml|pdf|log)\b)(?=[a-z0-9._-]*(?:[.][a-z0-9]|[_\d]))[a-z][a-z0-9._-]{3,63}(?<!\.(?:js|net|io|py|ts))(?<!\.)`
const TECHNICAL_NAME =
  '(?:oauth|sha|md|base|utf|es|web|office|dynamics|node|python|java|http|tls|smtp|imap|pop|dns|ipv|v)\\d'
const ADDRESS_WORD = 'e-?mail|mail me|mail goes to|mail to|write (?:to )?me|g ?mail|hotmail|ايميلي?|بريدي|جيميلي'
/** How a mailbox is, and no address: "my email is full". */
const STATE =
  'positive|good|bright|that|for|on|optimistic|not|broken|full|slow|down|the|an?|very|still|fine|okay|clear|empty|blocked|working|so|too|now|also|set|connected|synced'
const FIRST = String.raw`(?<![\p{L}\p{N}._@-])(?!${TECHNICAL_NAME})`

/** A name and a provider. */
const NAME_AT_PROVIDER = anyOf([
  // "sara99 على جيميل", "ايميلي في الياهو sara"
  String.raw`[a-z0-9._-]{3,64}\s+(?:(?:علي|في|on|ع|ب)\s+(?:ال)?|عال|بال)(?:${PROVIDERS})(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:حسابي|عنواني|بريدي|ايميلي)\s+(?:في |علي )?(?:ال)?(?:${PROVIDERS})\s+[a-z]`,
  // "راسلني على sara هوتميل"
  String.raw`(?<![\p{L}])(?:علي|ع|ايميلي?|بريدي|عنواني)\s+[a-z][a-z0-9._-]{3,64}\s+(?:${ARABIC_PROVIDER})`,
  // "hala.mansour gmail", "on Yahoo I am hala_mansour"
  String.raw`${FIRST}${MARKED_NAME}(?:\s*[#*~^!&,;|:=+/([{<-]{1,2}\s*|\s+(?:at |from )?(?:the )?(?:mail of )?)(?:${PROVIDERS}|google)(?![\p{L}])`,
  String.raw`(?<![\p{L}])(?:ال)?(?:${PROVIDERS}|google mail)(?![\p{L}.])(?:\s*[:=,،]\s*|\s+(?:is |as |user |i am |اسمي |باسم |هو ){0,2})(?!v?\d)(?!${TECHNICAL_NAME})${MARKED_NAME}`,
  // "name: hala.m, provider: gmail", "gmail.com with hala.m before it"
  String.raw`(?!${TECHNICAL_NAME})${MARKED_NAME}\W+(?:provider|domain|host|mail|at)\W+(?:${PROVIDERS})(?![\p{L}])`,
  String.raw`(?:${PROVIDERS})(?:${DOT}com)?\s+(?:with|after|before|preceded by)\s+(?!v?\d)(?!${TECHNICAL_NAME})${MARKED_NAME}`,
  // "hala88 then gmail", "it's hala88, the usual Google address", "hala.m ثم جيميل"
  String.raw`${FIRST}[a-z][a-z._-]{2,40}\d{1,4}(?![\p{L}\p{N}._@-])[^.!?؟]{1,28}(?<![\p{L}])(?:ع?ل?|[وبع]?ال|ع)?${MAILBOX}(?![\p{L}])`,
  String.raw`${ACCOUNT_NAME}[^.!?؟]{1,28}(?<![\p{L}])(?:[وبع]?ال|ع)?(?:${PLAIN_PROVIDER}|proton|out ?look|${ARABIC_PROVIDER})(?![\p{L}])`,
  // "mail hala (yahoo)"
  String.raw`\be?-?mail(?: me)? [a-z]{4,40} [([]${PLAIN_PROVIDER}[)\]]`,
  // "الجيميل حقي hala88"
  String.raw`(?<![\p{L}])(?:my |the )?(?:[وب]?ال)?${MAILBOX}(?:ي|\s+(?:is|حقي|تبعي|مالي|بتاعي|هو|account))\s+(?!${TECHNICAL_NAME})[a-z][a-z._-]{3,40}\d`,
  // "Hotmail: hala", "halamansour gmail", "hala at gmail", and nothing else
  String.raw`^(?:my )?(?:${PROVIDERS})\s*[:=]\s*[a-z0-9._-]{5,64}[.!]?$|^\s*[a-z0-9._-]{3,64} at (?:${PROVIDERS})\W*$`,
  String.raw`^(?:it(?:'s| is) |its |i am )?(?!${ORDINARY})[a-z]{6,40}[\s,:-]{1,3}(?:(?:on|at|in) )?${PLAIN_PROVIDER}(?: of course)?\W*$|^${PLAIN_PROVIDER}\W{1,3}(?!${ORDINARY})[a-z]{6,40}\W*$`,
  // "my full name at Gmail", "اسمي كامل بدون مسافات في الجيميل"
  String.raw`(?<![\p{L}])(?:(?:same|full|first|last|my) name|اسمي|بنفس الاسم|نفس اسمي|نفس الاسم|ايميلي)[^.!?؟]{0,50}(?:\b(?:at|on|with|then|and)\b|(?<![\p{L}])(?:في|علي|ب|ع|ثم|و?بعدها?|عند))\s*(?:the |my )?(?:ال)?(?:${MAILBOX})(?![\p{L}])`,
  String.raw`\bmy ${MAILBOX} is (?:my|the) (?:full |first |last |same )?name`,
  // "sara ali gmail com", "جيميل كوم"
  String.raw`(?:${PLAIN_PROVIDER}|${ARABIC_PROVIDER})[\s,|–_-]+(?:(?:dot|punto|point|دوت|نقطه)\s+)?(?:com|كوم)(?![\p{L}])`,
])
/** "I work at live events" is no address. */
const PROVIDER_NAMES = anyOf([
  String.raw`${NAME}${AT}(?:(?:${PROVIDERS})|(?:the|my) (?:g ?mail|google ?mail|hot ?mail|yahoo|i ?cloud))(?:\b|(?=\s|$))`,
  String.raw`[a-z]{3,64}\s?[~^#*&=+!]{1,2}\s?${PLAIN_PROVIDER}\b`,
])
const ANY_PROVIDER = new RegExp(String.raw`(?<![\p{L}])(?:[وبع]?ال)?(?:${PROVIDERS})(?![\p{L}])`, 'u')

/** An address that says of itself what it is. */
const OWN_ADDRESS = anyOf([
  // "my email is hala…"
  String.raw`\b(?:my (?:personal |private )?(?:e-?mail|g ?mail|hotmail|outlook|yahoo|icloud))\s*(?:is|:|=)\s*(?!(?:${STATE})(?![\p{L}]))\S{3}`,
  String.raw`(?:${ADDRESS_WORD})\W.{0,40}\S{1,40} at (?:${PROVIDERS})`,
  String.raw`(?<![\p{L}])(?:ايميلي|جيميلي|بريدي)\s*(?:هو|:)?\s*(?=[0-9._-]*[a-z])[a-z0-9][a-z0-9._-]{2,}`,
  // "My work mail is hala at noorsoft"
  String.raw`\b(?:work|office|business|company|google|other|main|school|university) (?:e-?mail|mail|address)\s*(?:is|:|=)\s*(?:\S{2,64} at \S{3}|[a-z][a-z0-9]*[._\d]|[a-z]{5,64}\s*$)`,
])
const NO_HOST = 'localhost|latest|next|beta|alpha|rc|canary|sha256|host|server|prod|staging|test|dev|db|ci|main'
const ADDRESS = anyOf([
  String.raw`${NAME}${AT}${NAME}(?:${DOT}${NAME})*${DOT}(?:${ENDING})(?![\p{L}\p{N}])`,
  String.raw`[\p{L}\p{N}._+-]{2,64}\s*(?:@|[([{]\s*(?:at|ات|@)\s*[)\]}])\s*[\p{L}\p{N}-]{2,}\.[\p{L}]{2,}`,
  // "hala88@", and the rest is known
  String.raw`(?<![\p{L}\p{N}._@-])(?:(?=[a-z._-]*\d)[a-z][a-z0-9._-]{3,}|[a-z]{5,40})@(?=\s|$)`,
  // "hala@noorsoft": no package, no machine
  String.raw`(?<![\p{L}\p{N}./@_-])[a-z][a-z0-9._-]+@(?!(?:${NO_HOST})\b)[a-z][a-z-]{2,}(?![\p{L}\p{N}@])`,
])
/** "l a y l a @ g m a i l . c o m" */
const LETTER_BY_LETTER = /(?:^|\s)(?:[a-z0-9@._-]\s+){7,60}[a-z0-9](?=\s|$)/u

/** Without any of them there is nothing to look for. */
const AT_ALL =
  /@|(?<![a-z])at(?![a-z])|\(a\)|\[a\]|arobas|ات|اد|علي|في|on |mail|my |google|outlook|yahoo|icloud|proton|zoho|ايميل|بريد|ميل|ياهو|لوك|اسم/u

export const hasEmail = (plain: string): boolean => {
  if (!AT_ALL.test(plain)) return false
  const letters = LETTER_BY_LETTER.exec(plain)?.[0].replaceAll(/\s/gu, '')
  return (
    [ADDRESS, NAME_AT_PROVIDER, OWN_ADDRESS].some((form) => form.test(plain)) ||
    (SPELLED.test(plain) && ANY_PROVIDER.test(plain)) ||
    (letters !== undefined && /@|gmail|hotmail|\.com/u.test(letters)) ||
    PROVIDER_NAMES.test(plain.replaceAll(/\bat (?:live|mail|zoho|outlook|yahoo)\b/gu, ' '))
  )
}
