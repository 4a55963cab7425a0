import { oneOf } from './rules-contacts-text.ts'

const ENDINGS = [
  'com',
  'net',
  'org',
  'io',
  'me',
  'co',
  'sa',
  'ae',
  'eg',
  'jo',
  'link',
  'ly',
  'gl',
  'info',
  'biz',
  'dev',
  'app',
  'site',
  'online',
  'page',
  'tech',
  'xyz',
  'tv',
  'uk',
  'bio',
  'ai',
  'us',
  'qa',
  'kw',
  'be',
  'eu',
  'tr',
  'ma',
  'tn',
  'lb',
  'iq',
  'om',
  'bh',
  'design',
  'studio',
  'gg',
  'cc',
  'ca',
  'fr',
  'pro',
  'cloud',
  'blog',
  'store',
  'shop',
  'website',
]
const ENDING = oneOf([...ENDINGS, 'كوم', 'نت', 'اورج', 'ديف', 'انفو', 'اونلاين', 'اي ?او'])
const DOT = String.raw`(?:\s*[.。]\s*|\s*[([{<]\s*(?:\.|dot|نقطه|دوت)\s*[)\]}>]\s*|\s+(?:dot|نقطه|دوت)\s+)`
const AT = String.raw`(?:\s*@\s*|\s*[([{<]\s*(?:@|at|ات)\s*[)\]}>]\s*|\s+(?:at|at sign|ات|اتساين)\s+|\s*[-_]at[-_]\s*)`
const NAME = String.raw`[\p{L}\p{N}][\p{L}\p{N}._+-]{0,63}`
const PROVIDERS = oneOf([
  'g ?mail',
  'hot ?mail',
  'outlook',
  'yahoo',
  'icloud',
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

/** Products and files whose name reads as a domain. */
const PRODUCTS =
  /\b(?:asp\.net|socket\.io|draw\.io|node\.js|ado\.net|vb\.net|ml\.net|crates\.io|bun\.sh|fly\.io|k6\.io)\b|(?<=\s)\.net(?= ?(?:core|framework|maui|\d))|(?<=\s(?:with|in|on|of|use|using|run|and|or|to|the|for|علي|في|من|مع|منصه|لغه) )\.net\b/gu
/** Companies that are called by their domain. */
const BRANDS =
  /\b(?:monday|booking|amazon|alibaba|noon|souq|bayt|hotels|trivago|expedia|salla|zid|haraj|wix|wordpress|salesforce)\.(?:com|sa|net)\b(?!\/)|\.net (?:pay|salary|income)\b|\.me (?:too|either|neither|as well)\b/gu
const LOCAL_MACHINES =
  /\bhttps?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2})(?::\d+)?(?:\/\S*)?/gu
const OWN = /\b(?:https?:\/\/)?(?:www\.)?fareeq\.(?:com|sa|example|test)\b(?:\/\S*)?/gu
/** "I work at live events" is no address. */
const PROVIDER_NAMES = new RegExp(String.raw`${NAME}${AT}(?:${PROVIDERS})(?:\b|(?=\s|$))`, 'u')

/** "sara99 على جيميل" */
const ON_PROVIDER = new RegExp(String.raw`[a-z0-9._-]{3,64}\s+(?:علي|في|on)\s+(?:${PROVIDERS})(?![\p{L}])`, 'u')
/** Any ending, followed by a path: "linktr.ee/rania"; files have paths before them, not after. */
const WITH_PATH = /(?<![\p{L}\p{N}./\\_-])[a-z0-9][a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.[a-z]{2,10}\/[a-z0-9@_~-]/u
const ADDRESS_WORD = oneOf([
  'e-?mail',
  'mail me',
  'write (?:to )?me',
  'g ?mail',
  'hotmail',
  'ايميلي?',
  'بريدي',
  'جيميلي',
])
const OWN_ADDRESS = new RegExp(
  String.raw`\b(?:my (?:personal |private )?(?:e-?mail|g ?mail|hotmail|outlook|yahoo|icloud))\s*(?:is|:|=)\s*\S{3}|(?:${ADDRESS_WORD})\W.{0,40}\S{1,40} at (?:${PROVIDERS})|(?<![\p{L}])(?:ايميلي|جيميلي|بريدي)\s*(?:هو|:)?\s*(?=[0-9._-]*[a-z])[a-z0-9][a-z0-9._-]{2,}`,
  'u',
)
/** A name as nobody has but for an account: with a dot, a digit or an underscore. */
const ACCOUNT_NAME = String.raw`(?=[a-z0-9._-]*[._\d])[a-z][a-z0-9._-]{3,63}(?<!\.(?:js|net|io|py|ts))(?<!\.)`
/** "hala.mansour gmail", "on Yahoo I am hala_mansour". */
const BESIDE_PROVIDER = new RegExp(
  String.raw`(?<![\p{L}\p{N}._@-])${ACCOUNT_NAME}(?:\s*[#*~^!&,;|:-]\s*|\s+(?:at |from )?(?:the )?(?:mail of )?)(?:${PROVIDERS}|google)(?![\p{L}])|(?<![\p{L}])(?:ال)?(?:${PROVIDERS}|google mail)(?![\p{L}.])(?:\s*[:=]\s*|\s+(?:is |as |i am |اسمي |باسم |هو ){0,2})(?!v?\d)${ACCOUNT_NAME}`,
  'u',
)
/** "Hotmail: hala" and nothing else, "name: hala.m, provider: gmail", "gmail.com with hala.m before it". */
const LABELLED_PROVIDER = new RegExp(
  String.raw`^(?:my )?(?:${PROVIDERS})\s*[:=]\s*[a-z0-9._-]{5,64}[.!]?$|${ACCOUNT_NAME}\W+(?:provider|domain|host|mail|at)\W+(?:${PROVIDERS})(?![\p{L}])|(?:${PROVIDERS})(?:${DOT}com)?\s+(?:with|after|before|preceded by)\s+(?!v?\d)${ACCOUNT_NAME}`,
  'u',
)
/** "hala@noorsoft": no package, no machine. */
const NAME_AT_NAME =
  /(?<![\p{L}\p{N}./@_-])[a-z][a-z0-9._-]+@(?!(?:localhost|latest|next|beta|alpha|rc|canary|sha256|host|server|prod|staging|test|dev|db|ci|main)\b)[a-z][a-z-]{2,}(?![\p{L}\p{N}@])/u
/** "My work mail is hala at noorsoft". */
const WORK_ADDRESS =
  /\b(?:work|office|business|company|google|other|main|school|university) (?:e-?mail|mail|address)\s*(?:is|:|=)\s*(?:\S{2,64} at \S{3}|[a-z][a-z0-9]*[._\d]|[a-z]{5,64}\s*$)/u
const EMAIL = new RegExp(String.raw`${NAME}${AT}${NAME}(?:${DOT}${NAME})*${DOT}(?:${ENDING})(?![\p{L}\p{N}])`, 'u')
const EXPLICIT_AT = /[\p{L}\p{N}._+-]{2,64}\s*(?:@|[([{]\s*(?:at|ات|@)\s*[)\]}])\s*[\p{L}\p{N}-]{2,}\.[\p{L}]{2,}/u
const WEB =
  /\b(?:h(?:tt|xx)ps?|ftp)\s*:\s*\/\s*\/|\bw\s?w\s?w\s?[.\s]\s?[a-z0-9-]{2,}|\b(?:wa|t|m|ig|fb|x|g|s)\s*[.]\s*(?:me|co|page|im)\s*\/|\bx\.com\/|\b(?:tg|whatsapp|skype|mailto|facetime|viber):(?:\/\/|[+\w])|\bmeet\b.{0,20}\b[a-z]{3}-[a-z]{4}-[a-z]{3}\b|\bbit\s*\.\s*ly\b/u
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}./\\_-])[\p{L}\p{N}][\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}(?:\.|\s*[([{]\s*(?:\.|dot|نقطه|دوت)\s*[)\]}]\s*|\s+(?:dot|نقطه|دوت)\s+)(?:${ENDING})(?![\p{L}\p{N}_-])(?!\()`,
  'u',
)
/** A dot between spaces, as nobody ends a sentence: "example . com". */
const SPACED_DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[a-z0-9-]{4,64},(?:com|net|org)\b|[\p{L}\p{N}-]{3,64}\s+\.\s*(?:com|net|org|me|io|dev)\b`,
  'u',
)
/** "l a y l a @ g m a i l . c o m" */
const LETTER_BY_LETTER = /(?:^|\s)(?:[a-z0-9@._-]\s+){7,60}[a-z0-9](?=\s|$)/u

const DOT_WORD = String.raw`(?:[([{]\s*)?(?:\.|dot|نقطه|دوت)(?:\s*[)\]}])?`
const SLASH_WORD = String.raw`(?:[([{]\s*)?(?:/|(?:forward |back )?slash|سلاش|شرطه ماي?له)(?:\s*[)\]}])?`
/** "t dot me", "دبليو اي دوت مي", and any address whose path is said in words: "… dot com slash in". */
const ADDRESS_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}])(?:w ?a|t|تي|دبليو ?ا?ي?ه?|واتس(?: ?اب)?)(?:\s+|(?=[([{]))${DOT_WORD}\s*(?:m ?e|مي)(?![\p{L}])|${DOT_WORD}\s*(?!dot)[\p{L}]{2,10}\s+${SLASH_WORD}\s+[\p{L}\p{N}]`,
  'u',
)
/** "link tree slash hala". */
const SITE_IN_WORDS =
  /\b(?:link ?tree|linked ?in|git ?(?:hub|lab)|calendly|instagram|insta|telegram|behance|medium|upwork|facebook|youtube)\s+(?:forward )?slash\s+\p{L}/u

export const hasLink = (plain: string): boolean => {
  const text = plain.replace(OWN, ' ').replace(PRODUCTS, ' ').replace(BRANDS, ' ').replace(LOCAL_MACHINES, ' ')
  const packages = text.replace(/@[a-z0-9-]+\/[a-z0-9-]+/gu, ' ')
  return (
    ADDRESS_IN_WORDS.test(packages) ||
    SITE_IN_WORDS.test(packages) ||
    WEB.test(packages) ||
    DOMAIN.test(packages) ||
    SPACED_DOMAIN.test(packages) ||
    WITH_PATH.test(packages)
  )
}

/** Without any of them there is nothing to look for. */
const AT_ALL =
  /@|(?<![a-z])at(?![a-z])|ات|علي|في|on |mail|my |outlook|yahoo|icloud|proton|zoho|ايميل|بريد|ميل|ياهو|لوك/u

export const hasEmail = (plain: string): boolean => {
  if (!AT_ALL.test(plain)) return false
  const letters = LETTER_BY_LETTER.exec(plain)?.[0].replaceAll(/\s/gu, '')
  return (
    EMAIL.test(plain) ||
    EXPLICIT_AT.test(plain) ||
    ON_PROVIDER.test(plain) ||
    OWN_ADDRESS.test(plain) ||
    BESIDE_PROVIDER.test(plain) ||
    LABELLED_PROVIDER.test(plain) ||
    NAME_AT_NAME.test(plain) ||
    WORK_ADDRESS.test(plain) ||
    (letters !== undefined && /@|gmail|hotmail|\.com/u.test(letters)) ||
    PROVIDER_NAMES.test(plain.replaceAll(/\bat (?:live|mail|zoho|outlook|yahoo)\b/gu, ' '))
  )
}
