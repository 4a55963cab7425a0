import { EDGE, ENDING } from './rules-contacts-endings.ts'

/** Products and files whose name reads as a domain. */
const PRODUCTS =
  /\b(?:asp\.net|socket\.io|draw\.io|node\.js|ado\.net|vb\.net|ml\.net|crates\.io|bun\.sh|fly\.io|k6\.io)\b|(?<=\s)\.net(?= ?(?:core|framework|maui|\d))|(?<=\s(?:with|in|on|of|use|using|run|and|or|to|the|for|علي|في|من|مع|منصه|لغه) )\.net\b/gu
/** Companies that are called by their domain. */
const BRANDS =
  /(?<![.-])\b(?:monday|booking|amazon|alibaba|noon|souq|bayt|hotels|trivago|expedia|salla|zid|haraj|wix|wordpress|salesforce)\.(?:com|sa|net)\b(?!\/)|\.net (?:pay|salary|income)\b|\.me (?:too|either|neither|as well)\b|\b(?:gmail|outlook|yahoo|hotmail)\.com (?:domain|address(?:es)?|accounts?|users?|inbox(?:es)?)\b|\bexample\.(?:com|org|net)\b/gu
const LOCAL_MACHINES =
  /\bhttps?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2})(?::\d+)?(?:\/\S*)?/gu
const OWN = /\b(?:https?:\/\/)?(?:www\.)?fareeq\.(?:com|sa|example|test)\b(?:\/\S*)?/gu
/** Any ending, followed by a path: "linktr.ee/rania"; files have paths before them, not after. */
const WITH_PATH =
  /(?<![\p{L}\p{N}./\\_-])[a-z0-9][a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.[a-z]{2,10}\/[a-z0-9@_~-]|(?<![\p{L}\p{N}./\\_-])[a-z0-9]{1,3}\.(?:gd|gy|ly|gl|ee|me|im|tl|at|to|link|co|net)\/[a-z0-9@_~#+-]/u
const WEB =
  /\b(?:h(?:tt|xx)ps?|ftp)\s*:\s*\/\s*\/|\bw\s?w\s?w\s?(?:\.|dot)\s?[a-z0-9-]{2,}|\bwww\s+[a-z0-9-]{2,}\s+(?:com|net|org|sa|ae|eg|jo|me|dev|io)\b|\b(?:wa|t|m|ig|fb|x|g|s)\s*[.،]\s*(?:me|co|page|im)\s*\/|(?<![\p{L}'’])(?:t|wa)\s?\.\s?me\b|(?<![\p{L}'’])(?:t|wa) me\s+(?:@|\+?\d|[a-z][a-z0-9_]{3,}\s*$)|\bhttps?\s+[a-z0-9-]{3,}\s+(?:com|net|org|co|sa|ae|dev|io|me)\b|\bx\.com\/|\b(?:tg|whatsapp|skype|mailto|facetime|viber):(?:\/\/|[+\w])|(?:\bmeet\b|\broom\b|ال?ميت|اجتماع|جوجل|قوقل|غوغل).{0,20}\b[a-z]{3}-[a-z]{4}-[a-z]{3}\b|\bbit\s*\.\s*ly\b|\bwe\.tl\/|\bt[-_]me\/|\bt ?me\s*\/\s*\w|\bwa ?me\s*\/?\s*\+?\d/u
const DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}./\\_-])[\p{L}\p{N}][\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}(?:\.|${EDGE}(?:dot|نقطه|دوت|دات|بوينت)${EDGE}|\s*[([{<]\s*\.\s*(?:[)\]}>]\s*)?)(?:${ENDING})(?![\p{L}\p{N}_-])(?!\()|[\p{L}\p{N}-]{2,63}\s(?:point|ponto)\s(?:com|net|org|fr|dev|ma|tn)(?![\p{L}])`,
  'u',
)
/** A dot between spaces, as nobody ends a sentence: "example . com". */
const SPACED_DOMAIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[a-z0-9-]{4,64},(?:com|net|org)\b|[\p{L}\p{N}-]{3,64}\s+\.\s*(?:com|net|org|me|io|dev)\b|[\p{L}\p{N}-]{3,64}\s+\.\s+(?:co|sa|ae|studio)\b`,
  'u',
)
const DOT_WORD = String.raw`(?:[([{]\s*)?(?:\.|dot|نقطه|دوت)(?:\s*[)\]}])?`
const SLASH_WORD = String.raw`(?:[([{]\s*)?(?:/|(?:forward |back )?slash|سلاش|شرطه ماي?له)(?:\s*[)\]}])?`
/** "t dot me", "دبليو اي دوت مي", and any address whose path is said in words: "… dot com slash in". */
const ADDRESS_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}])(?:w ?a|t|تي|دبليو ?ا?ي?ه?|واتس(?: ?اب)?)(?:\s+|(?=[([{]))${DOT_WORD}\s*(?:m ?e|مي)(?![\p{L}])|${DOT_WORD}\s*(?!dot)[\p{L}]{2,10}(?:\s[\p{L}]{1,2})?\s+${SLASH_WORD}\s+[\p{L}\p{N}]`,
  'u',
)
const SITES =
  'linktr ?ee|link ?tree|linked ?in|git ?(?:hub|lab)|calendly|cal|instagram|insta|telegram|behance|dribbble|medium|upwork|facebook|fb|youtube|bit ?ly|tiny ?url|discord ?gg|t ?me|wa ?me|notion|twitter|tiktok|snapchat|لينك ?تري|لينكد ?ا?ن|جيت ?هاب|بيهانس|انستا(?:قرام|جرام|غرام)?|تي ?مي|فيسبوك|يوتيوب'
/** "link tree slash hala", "linkedin com in hala", "linkedin/in/hala", "in/hala on LinkedIn". */
const SITE_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}])(?:${SITES})\s+(?:(?:forward )?slash|سلاش)\s+[\p{L}\p{N}]|(?<![\p{L}])(?:${SITES}|docs google|drive google|google)\s+(?:com|net|ee|gg|ly)(?![\p{L}])|linked ?in\W{1,3}in\W\s?[a-z]{3}|(?<![\p{L}/])in\/[a-z][a-z0-9-]{3,}\W.{0,12}linked ?in|(?<![\p{L}\p{N}/.])in\/[a-z]{3,}-[a-z]{3,}|linked ?in[^.!?]{0,20}\s\/?in\/[a-z]{3}`,
  'u',
)
/** "github/hala", and not "GitHub/GitLab". */
const SITE_AND_NAME =
  /(?<![\p{L}/.])(?:github|gitlab|behance|dribbble|medium|calendly|linktree|facebook|instagram|insta|twitter|tiktok)\s*(?:\/|:(?!\/))\s*(?!(?:github|gitlab|bitbucket|jira|figma|behance|dribbble|linked ?in|facebook|instagram|insta|tiktok|twitter|snapchat|snap|telegram|whatsapp|youtube|google|slack|medium|meta|x|actions?|ads|notion|outlook|upwork|pull|issues?|the|yes|no|good|we|i|it|my|not)(?![\p{L}]))[a-z][a-z0-9_-]{3,}(?![\p{L}\p{N}]*\s[\p{L}])/u

export const hasLink = (plain: string): boolean => {
  const text = plain.replace(OWN, ' ').replace(PRODUCTS, ' ').replace(BRANDS, ' ').replace(LOCAL_MACHINES, ' ')
  const packages = text.replace(/@[a-z0-9-]+\/[a-z0-9-]+/gu, ' ')
  return (
    ADDRESS_IN_WORDS.test(packages) ||
    SITE_IN_WORDS.test(packages) ||
    SITE_AND_NAME.test(packages) ||
    WEB.test(packages) ||
    DOMAIN.test(packages) ||
    SPACED_DOMAIN.test(packages) ||
    WITH_PATH.test(packages)
  )
}
