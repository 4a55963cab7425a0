import { APP } from './rules-contacts-apps.ts'
import { ORDINARY, TECHNICAL } from './rules-contacts-ordinary.ts'
import { anyOf } from './rules-contacts-text.ts'

const [BEGIN, END] = [String.raw`(?<![\p{L}\p{N}._@/-])`, String.raw`(?![\p{L}\p{N}_@/-]|\.[\p{L}\p{N}])`]
/** "first_name", "utm_source": of a table or a program. */
const OF_CODE =
  '(?:utm|google|facebook|fb|user|client|app|telegram|whatsapp|slack|linkedin|twitter|snapchat|line|is|has|get|set|on|my|first|last|full|n|x)_'
const FILE_ENDING =
  '[._](?:id|at|by|url|token|key|name|type|api|bot|js|ts|py|net|com|io|json|html|css|md|xml|pdf|env|yml|yaml|sql|php|png|jpg|svg|exe|sh|log|csv|go|rs|rb|java|vue|tsx|jsx)'
/** As nobody is called but for an account: "hala90", "hala.m", "hala_m". */
export const ACCOUNT_NAME = String.raw`${BEGIN}(?:(?!${TECHNICAL}\d)[a-z]{4,20}\d{1,4}|(?!${OF_CODE})(?:[a-z]{3,20}(?:[._][a-z]{1,20}){1,2}|[a-z]{1,2}[._][a-z]{4,20})\d{0,4}(?<!${FILE_ENDING}))${END}`
const ACCOUNT_NAMES = new RegExp(ACCOUNT_NAME, 'gu')
/** "tareq.builds on Instagram" is not about building. */
export const withoutAccounts = (text: string): string => text.replace(ACCOUNT_NAMES, ' ')

const OTHER_APPS = 'threads|mastodon|reddit|steam|tumblr|اكس|لاين'
const SHORT_APPS = String.raw`x(?=\s*[:=])|i\.g\.?|t\.g\.?|sc|disc|snapcode|git(?:hub|lab)|behance|جيت ?هاب|بيهانس`
// "hala90 on Telegram", "ابحث عن hala90 في تلقرام"
const APP_AFTER = new RegExp(String.raw`^[^.!?؟]{0,18}?(?<![\p{L}])(?:${APP}|${OTHER_APPS})(?![\p{L}])`, 'u')
// "insta (hala90)", "GitHub: I am hala90"
const APP_BEFORE = new RegExp(
  String.raw`(?<![\p{L}])(?:${APP}|${OTHER_APPS}|${SHORT_APPS})(?![\p{L}])[^.!?؟\p{L}]{1,4}(?:[\p{L}']{1,8}[\s:]{1,2}){0,3}$`,
  'u',
)
/** How far from a name an application is looked for. */
const NEAR = 48
/** An account beside an application, in either order. */
export const hasAccountOnApp = (text: string): boolean =>
  [...text.matchAll(ACCOUNT_NAMES)].some(({ 0: name, index }) => {
    const end = index + name.length
    return APP_AFTER.test(text.slice(end, end + NEAR)) || APP_BEFORE.test(text.slice(Math.max(0, index - NEAR), index))
  })

const LABEL = String.raw`user ?name|user|nick(?:name)?|handle|my id|id|يوزر\p{L}*|اليوزر|معرف\p{L}*`
/** An account that says of itself what it is. */
export const ACCOUNT = anyOf([
  // "username hala90"
  String.raw`(?<![\p{L}])(?:${LABEL})\s*(?:is|هو|[:=])?\s*(?=[a-z]+\d)${ACCOUNT_NAME}\s*(?:$|[.,!]|on |too|everywhere|في|علي)`,
  // "hala_m everywhere"
  String.raw`${ACCOUNT_NAME}\s+(?:everywhere|(?:on|in|across) (?:all|every|any|most)|في كل)`,
  // "follow hala_m", "they know me as hala.m", "hala_art and follow"
  String.raw`(?<![\p{L}])(?:i go by|knows? me as|(?:catch|find|add) me as|known as|follow|dm|pm|handle.s)\s+@?${ACCOUNT_NAME}|user [a-z]{4,} (?:on|in|across) (?:all|every|any|most)|(?:find|add) ${ACCOUNT_NAME} and (?:follow|write|text)`,
  // "hala#4411", but not "build#4411"
  String.raw`(?<![\p{L}])(?!(?:issue|ticket|order|invoice|build|bug|task|story|case|number|item|page|pr|mr|row|line)#)[a-z][a-z0-9._]{2,20}#\d{4}(?!\d)`,
  // "u/hala", "يوزري hala"
  String.raw`(?<![\p{L}])u\/[a-z][a-z0-9_]{3,}|(?<![\p{L}])(?:يوزري?|اليوزر)\s*[:=]?\s*(?!story|stor|id|name|exp|inter|flow|journey|input|agent|test)[a-z][a-z0-9_.]{4,}`,
])

/** What carries a number of two digits and is nobody: releases, places, days. */
const NUMBERED = [
  'chrome|safari|firefox|edge|ubuntu|debian|fedora|macos|kernel|spring|scala|redis|kafka|mongo|oracle|nginx|docker|helm',
  'json|jdk|junit|jest|webpack|typescript|ecmascript|unicode|section|article|clause|sample|example|batch|cohort|class|gate',
  'flight|route|zone|area|block|building|tower|unit|model|type|score|about|under|over|almost|season|episode|volume|issue',
  'patch|commit|order|invoice|contract|january|february|march|april|may|june|july|august|sept(?:ember)?|(?:octo|novem|decem)ber',
  'hackathon|worker|runner|reader|writer|router|cluster|broker|player|folder|master|buffer|logger|header|footer|parser',
  '[a-z]*(?:test|user|server|node|host|build|conf|camp|summit|day|week|version|team|task|step|id)',
].join('|')
/** "Same name everywhere: hala90"; what ends in a year of this century is an event. And "سارة_علي", which is no hashtag. */
export const BARE_ACCOUNT = anyOf([
  String.raw`(?<![\p{L}\p{N}._@/#:"'\x60=-])(?!(?:${TECHNICAL}|${NUMBERED})\d)[a-z]{5,16}(?!20\d\d)(?:\d{2}|\d{4})(?![\p{L}\p{N}_@/:"'\x60=-]|\.[\p{L}\p{N}])`,
  String.raw`(?<![#\p{L}\p{N}_])[\u0621-\u064a]{3,}_[\u0621-\u064a]{3,}(?![\p{L}\p{N}_])`,
])

const SITE = 'git ?hub|linktree|behance|dribbble|calendly|steam|medium|youtube|reddit|gh'
const NAME_LABEL = 'handle|user ?name|nick(?:name)?|(?:ال)?(?:يوزر|معرف|حساب|اسم)'
/** A place and a name. */
export const NAME_ON_SITE = anyOf([
  // "my linktree is hala", "steam hala", and nothing else
  String.raw`^(?:my (?:${SITE})(?: is|:)?|(?:linktree|steam|gh|calendly)) (?!${ORDINARY})[a-z][a-z0-9._-]{4,}[.!]?$`,
  // "same handle on all networks", "نفس اليوزر في التلي"
  String.raw`(?<![\p{L}])(?:same|نفس) (?:${NAME_LABEL}) (?:(?:on|in|across) (?:all|every)|(?:في|علي|ب|ع) ?(?:(?:ال)?${APP}|كل))`,
  // "Find me on GitHub": what one works with and is reached by as well
  String.raw`\b(?:find|add|follow|message|text|dm|reach|contact|ping|hit|look) me (?:up )?(?:on|via|in|through) (?:${SITE}|upwork|threads|line|x)\b`,
])

/** A name that is spelled out: "sara underscore dev". */
export const SPELLED =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,40}\s+(?:underscore|under score|dash|hyphen|dot|hash|نقطه|اندرسكور|اندر سكور|شرطه(?: سفليه)?|داش|دوت|هاش)\s+[\p{L}\p{N}]{2,}/u
