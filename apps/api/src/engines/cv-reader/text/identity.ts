import { hasArabic } from '@fareeq/domain/kernel/text/text.ts'
import { type Lexicon, nameForm } from '../lexicon/catalogue.ts'
import { type Line, readFrom, isBullet, isProse, labelled, partsOf, wordsOf } from './lines.ts'
import { isPlace } from './places.ts'
import { headingIn } from './sections.ts'
import { isCompany, isDegree, isSchool, isTitle } from '../lexicon/words.ts'
import type { ReadValue } from '@fareeq/domain/cv-imports/schema.ts'

const NAME_LABEL =
  /^(?:(?:applicant s |candidate s |full |my )?name|first name(?: s)? surname(?: s)?|nom|nom complet|nom et prenom|(?:ال)?اسم(?: (?:الكامل|كامل|الرباعي|الثلاثي|المتقدم|بالكامل))?)$/
const TITLE_LABEL =
  /^(?:title|job title|poste|position|role|current position|current role|المسمي الوظيفي|المسمى الوظيفي|الوظيفه|المهنه|الوظيفه الحاليه|التخصص)$/
const NO_NAME =
  /^(?:curriculum vitae|resume|résumé|cv|السيره الذاتيه|سيره ذاتيه|بسم الله الرحمن الرحيم|السيرة الذاتية|سيرة ذاتية)$/i
const NAME = /^\p{L}[\p{L}\p{M}'’.-]*(?:[ -]\p{L}[\p{L}\p{M}'’.-]*){1,4}$/u
const ARABIC_SMALL_WORDS = /(?:^| )(?:في|من|على|إلى|عن|مع|لدى|هو|هي)(?= |$)/
const MAX_LINES_BEFORE_NAME = 6

function isName(text: string, lexicon: Lexicon): boolean {
  if (!NAME.test(text) || NO_NAME.test(text) || headingIn(text) || text.length > 60) return false
  if (isTitle(text) || isCompany(text) || isSchool(text) || isDegree(text) || isPlace(text, lexicon)) return false
  if (lexicon.roles.has(nameForm(text)) || lexicon.skills.has(nameForm(text))) return false
  if (hasArabic(text)) return !ARABIC_SMALL_WORDS.test(text)
  return wordsOf(text).every((word) => /^(?:\p{Lu}|(?:bin|ibn|al|el|de|van|von)\b|al-|el-)/u.test(word))
}

/**
 * The line with the largest font; else the first that looks like a name. A matching e-mail address raises the confidence.
 */
export function readName(
  head: readonly Line[],
  all: readonly Line[],
  lexicon: Lexicon,
  email?: string,
): ReadValue<string> | undefined {
  const label = head.find((line) => NAME_LABEL.test(labelled(line.text)?.label ?? ''))
  if (label) return readFrom(labelled(label.text)!.value, [label], 0.97)
  const tallest = Math.max(...all.map(({ size }) => size))
  const smallest = Math.min(...all.filter(({ text }) => text !== '').map(({ size }) => size))
  const tall = tallest > smallest * 1.15 ? all.filter(({ size }) => size > tallest * 0.97).slice(0, 2) : []
  const first = head.filter(({ text }) => text !== '').slice(0, MAX_LINES_BEFORE_NAME)
  for (const [index, line] of [...tall, ...first].entries()) {
    const part = [...partsOf(line.text), ...partsOf(line.text, true).slice(0, 1)].find((text) => isName(text, lexicon))
    if (!part) continue
    const agrees = email ? wordsOf(part.toLowerCase()).some((word) => word.length > 2 && email.includes(word)) : false
    return readFrom(part, [line], Math.min(0.97, (index <= tall.length ? 0.85 : 0.7) + (agrees ? 0.1 : 0)))
  }
  return undefined
}

/** The headline under or beside the name. */
export function readTitle(
  head: readonly Line[],
  all: readonly Line[],
  lexicon: Lexicon,
  name?: ReadValue<string>,
): ReadValue<string> | undefined {
  const label = head.find((line) => TITLE_LABEL.test(labelled(line.text)?.label ?? ''))
  if (label) return readFrom(labelled(label.text)!.value, [label], 0.95)
  const at = name ? all.findIndex(({ n }) => n === name.source.lines[0]) : -1
  if (at < 0) return undefined
  const near = all.slice(at, at + 5).filter(({ text }) => text !== '')
  for (const line of near.slice(0, 3)) {
    if (line.n !== name?.source.lines[0] && headingIn(line.text)) return undefined
    if (isBullet(line)) continue
    const part = partsOf(withoutName(line.text, name)).find(
      (text) =>
        text !== name?.value && isTitle(text) && !isProse(text) && !/[@\d:]/.test(text) && wordsOf(text).length <= 8,
    )
    if (part) return readFrom(withoutPlace(part, lexicon), [line], 0.85)
  }
  return undefined
}

/** "Layla Haddad, Engineer": name and job in one line. */
const withoutName = (text: string, name?: ReadValue<string>) =>
  name && text.startsWith(name.value) ? text.slice(name.value.length).replace(/^[\s,،]+/u, '') : text

/** "Game Developer, Beirut" contains the place as well. */
const withoutPlace = (title: string, lexicon: Lexicon) => {
  const last = partsOf(title, true).at(-1)!
  return last !== title && isPlace(last, lexicon)
    ? title.slice(0, title.lastIndexOf(last)).replace(/[\s,،]+$/u, '')
    : title
}

const RANKS =
  /(?<!\p{L})(?:senior|sr|junior|jr|lead|principal|staff|mid level|entry level|chief|اول|اولي|خبير|خبيره|كبير|كبيره|مبتدي|مبتديه|رييسي|رييسيه)(?!\p{L})\.?/gu

/** The catalogue role of a title, on an exact match. */
export function roleOf(title: ReadValue<string> | undefined, lexicon: Lexicon): ReadValue<string> | undefined {
  if (!title) return undefined
  const form = nameForm(title.value)
  const plain = form.replace(RANKS, ' ').replace(/\s+/g, ' ').trim()
  // Feminine forms: of the person only («مهندسة برمجيات خلفية»), or of every word («مطوّرة متكاملة»).
  const masculine = plain.replace(/^(\p{L}{3,})ه(?= |$)/u, '$1')
  const allMasculine = plain.replace(/(?<=^| )(\p{L}{3,})ه(?= |$)/gu, '$1')
  for (const name of [
    form,
    plain,
    masculine,
    masculine.replace(/ engineer$/, ' developer'),
    masculine.replace(/^(?:مهندس|مبرمج)(?= )/, 'مطور'),
    allMasculine,
  ]) {
    const id = lexicon.roles.get(name)
    if (id) return { value: id, source: title.source, confidence: Math.round((title.confidence - 0.1) * 100) / 100 }
  }
  return undefined
}
