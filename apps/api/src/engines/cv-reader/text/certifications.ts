import { type Period, periodIn } from './dates.ts'
import { isIssuer, isLevel, isShortName } from '../lexicon/issuers.ts'
import { type Line, readFrom, isBullet, isProse, labelled, partsOf, withoutBullet } from './lines.ts'
import type { CvProposal } from '@fareeq/domain/cv-imports/schema.ts'

type Certification = CvProposal['certifications'][number]

const ADDRESS = /https?:\/\/[^\s|,،<>()]+/i
const ISSUER_LABEL =
  /^(?:issued by|issuer|issuing (?:organi[sz]ation|authority)|organi[sz]ation|provider|authority|الجهه المانحه|جهه الاصدار|الجهه)$/
const ISSUER_WORDS =
  /\s+(?:by|from|issued by|offered by|via|at|من|صادرة (?:عن|من)|الصادرة (?:عن|من)|مقدمة من|المقدمة من|من قبل|عبر)\s+/u
const DATE_LABEL =
  /(?:^|(?<=[\s|·•(]))(?:date(?: issued| of issue| earned)?|issued(?: on)?|earned|obtained|completed|awarded|تاريخ (?:الإصدار|الحصول)|صدرت|الإصدار)\s*[:：]?\s*(?=$|[|·•)])/giu
const EXPIRY =
  /[\s|·•,،(]*(?:expir(?:es|y|ation|ed)(?: (?:on|date))?|valid (?:until|till|through|thru|to)|renewed until|تنتهي(?: في)?|صالحة? (?:حتى|لغاية|إلى)|سارية? (?:حتى|لغاية|إلى)|تاريخ الانتهاء)\s*[:：]?\s*/iu
const CREDENTIAL =
  /[\s|·•,،(]*(?:(?:credential|certificate|certification|licen[sc]e|verification|validation|cert\.?)\s*(?:id|no\.?|number|code|#)|رقم (?:الشهادة|الاعتماد|الرخصة|الترخيص))\s*[:：#]?\s*([A-Z0-9][A-Z0-9-]{3,})\)?/iu
/** Button labels copied from a web page. */
const BUTTON =
  /^(?:see|show|view|verify) (?:credential|certificate)$|^no expiration(?: date)?$|^(?:عرض|التحقق من) الشهادة$/i

type LineFacts = { line: Line; rest: string; period: Period | null; expires?: string; id?: string; url?: string }

/** Extracts dates, credential id and address from a line; `rest` is the remainder. */
function factsIn(line: Line): LineFacts {
  let rest = withoutBullet(line.text.replace(/\t/g, ' | '))
  const url = ADDRESS.exec(rest)?.[0]
  rest = rest.replace(ADDRESS, ' ')
  const id = CREDENTIAL.exec(rest)?.[1]
  if (id) rest = rest.replace(CREDENTIAL, ' ')
  const [before = '', ...ends] = rest.split(EXPIRY)
  const end = ends.length > 0 ? periodIn(ends.join(' ')) : null
  if (end) rest = [before, end.rest].filter((part) => part.trim() !== '').join(' | ')
  const period = periodIn(rest)
  rest = (period?.rest ?? rest).replace(DATE_LABEL, '').replace(/^[\s|·•,،]+|[\s|·•,،(]+$/gu, '')
  return { line, rest, period, ...(end?.single && { expires: end.single }), ...(id && { id }), ...(url && { url }) }
}

/** One per line; a line with only an issuer or a date belongs to the one before. */
export function readCertifications(lines: readonly Line[]): Certification[] {
  const all: Certification[] = []
  const facts = lines.filter(({ text }) => text !== '' && !isProse(text)).map(factsIn)
  const isPaired = inPairs(facts)
  for (const [index, fact] of facts.entries()) {
    const { line, rest, period } = fact
    const last = all.at(-1)
    const issuer = labelled(rest)
    const isLabelled = issuer !== null && ISSUER_LABEL.test(issuer.label)
    if (BUTTON.test(rest)) continue
    if (last && (rest === '' || isLabelled)) {
      if (isLabelled) last.organisation ??= readFrom(issuer.value, [line], 0.9)
      addFacts(last, fact)
      continue
    }
    // An issuer on its own line, below a bulleted name or where names and issuers alternate.
    const isUnder = !isBullet(line) && period && (lines.some(isBullet) || (isPaired && index % 2 === 1))
    if (last && !last.organisation && (isUnder || isIssuer(rest))) {
      last.organisation = readFrom(rest, [line], isIssuer(rest) ? 0.85 : 0.7)
      addFacts(last, fact)
      continue
    }
    // Where every second line is the issuer, the others are whole names.
    for (const { name, organisation } of isPaired ? [{ name: rest, organisation: undefined }] : namesIn(rest)) {
      if (!/\p{L}{2}/u.test(name)) continue
      const certification: Certification = {
        name: readFrom(name, [line], 0.85),
        ...(organisation && { organisation: readFrom(organisation, [line], 0.8) }),
      }
      addFacts(certification, fact)
      all.push(certification)
    }
  }
  return all
}

function addFacts(to: Certification, { line, period, expires, id, url }: LineFacts): void {
  const issued = period?.single ?? period?.start
  if (issued) to.issued ??= readFrom(issued, [line], 0.9)
  const end = expires ?? period?.end
  if (end) to.expires ??= readFrom(end, [line], 0.85)
  if (id) to.credential_id ??= readFrom(id, [line], 0.9)
  if (url) to.credential_url ??= readFrom(url, [line], 0.9)
}

/** Exactly every second line is dated. */
const inPairs = (facts: readonly LineFacts[]): boolean =>
  facts.length > 1 &&
  facts.length % 2 === 0 &&
  facts.every(({ period, rest, line }, at) => (period !== null && rest !== '') === (at % 2 === 1) && !isBullet(line))

const ACRONYM = /^[A-Z0-9-]{2,8}$/
type NamedCertification = { name: string; organisation?: string | undefined }

/** A known issuer is the organisation, on either side of the name. */
function withIssuer([name = '', organisation]: readonly (string | undefined)[]): NamedCertification[] {
  if (organisation && isIssuer(name) && !isIssuer(organisation)) return [{ name: organisation, organisation: name }]
  return [{ name, organisation }]
}

/** A level belongs to the name before it. */
const withLevels = (parts: readonly string[]): string[] =>
  parts.reduce<string[]>((names, part) => {
    const before = names.at(-1)
    return before !== undefined && isLevel(part) ? [...names.slice(0, -1), `${before} – ${part}`] : [...names, part]
  }, [])

/** "Architect – Associate, Amazon": the comma after a level ends the name. */
const splitAfterLevel = (part: string): string[] => {
  const [first = '', ...rest] = partsOf(part, true)
  return rest.length > 0 && isLevel(first) ? [first, rest.join(', ')] : [part]
}

function namesIn(rest: string): NamedCertification[] {
  const strong = withLevels(partsOf(rest).flatMap(splitAfterLevel))
  const short = partsOf(rest, true)
  if (short.length > 1 && short.every(isShortName)) return short.map((name) => ({ name }))
  if (strong.length > 1) return withIssuer([strong.find((part) => !isIssuer(part)) ?? strong[0]!, issuerAmong(strong)])
  const [line = ''] = strong
  const by = line.split(ISSUER_WORDS)
  if (by.length === 2) return withIssuer(by)
  const label = labelled(line)
  const [, first = ''] = /^([^:：]+)[:：]/u.exec(line) ?? []
  if (label && isIssuer(first)) return [{ name: label.value, organisation: first.trim() }]
  const bracketed = /^(.{3,}?)\s*\(([\p{L}][^()]{1,60})\)$/u.exec(line)
  // An acronym in brackets abbreviates the long name before it, unless that is an acronym itself.
  if (bracketed && (!ACRONYM.test(bracketed[2]!) || ACRONYM.test(bracketed[1]!) || isIssuer(bracketed[2]!)))
    return withIssuer([bracketed[1]!, bracketed[2]!])
  const weak = withLevels(partsOf(line, true))
  const issuerAt = weak.findIndex(isIssuer)
  if (weak.length > 1 && issuerAt > 0)
    return [{ name: weak.slice(0, issuerAt).join(', '), organisation: weak[issuerAt] }]
  return weak.length === 2 ? withIssuer(weak) : [{ name: line }]
}

/** The known issuer; else the second part. */
const issuerAmong = (parts: readonly string[]): string | undefined => parts.find(isIssuer) ?? parts[1]
