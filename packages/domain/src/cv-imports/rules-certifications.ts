import { periodIn } from './rules-dates.ts'
import { type Line, from, isBullet, isProse, labelled, partsOf, withoutBullet } from './rules-lines.ts'
import type { CvProposal } from './schema.ts'

type Certification = CvProposal['certifications'][number]

const ADDRESS = /https?:\/\/[^\s|,،<>()]+/i
const ISSUER_LABEL =
  /^(?:issued by|issuer|issuing organization|organisation|organization|provider|الجهه المانحه|جهه الاصدار|الجهه)$/
const ISSUER_WORDS = /\s+(?:by|from|issued by|من|صادرة عن|الصادرة من)\s+/u

/** A line each; a line that only says who or when goes with the one before. */
export function readCertifications(lines: readonly Line[]): Certification[] {
  const all: Certification[] = []
  for (const line of lines) {
    if (line.text === '' || isProse(line.text)) continue
    const text = withoutBullet(line.text.replace(/\t/g, ' | '))
    const url = ADDRESS.exec(text)?.[0]
    const period = periodIn(text.replace(ADDRESS, ' '))
    const rest = (period?.rest ?? text.replace(ADDRESS, ' ')).trim()
    const last = all.at(-1)
    const issuer = labelled(rest)
    if (last && (rest === '' || (issuer && ISSUER_LABEL.test(issuer.label)))) {
      if (issuer) last.organisation ??= from(issuer.value, [line], 0.9)
      if (period) last.issued ??= issuedIn(period, line)
      if (url) last.credential_url ??= from(url, [line], 0.9)
      continue
    }
    // An issuer on a line of its own under a bulleted name.
    if (last && !last.organisation && !isBullet(line) && lines.some(isBullet) && period) {
      last.organisation = from(rest, [line], 0.7)
      last.issued ??= issuedIn(period, line)
      continue
    }
    const [name, organisation] = namesIn(rest)
    if (!name || !/\p{L}{2}/u.test(name)) continue
    const issued = period && issuedIn(period, line)
    all.push({
      name: from(name, [line], 0.85),
      ...(organisation && { organisation: from(organisation, [line], 0.8) }),
      ...(issued && { issued }),
      ...(url && { credential_url: from(url, [line], 0.9) }),
    })
  }
  return all
}

function issuedIn(period: NonNullable<ReturnType<typeof periodIn>>, line: Line) {
  const date = period.single ?? period.start
  return date ? from(date, [line], 0.9) : undefined
}

const SHORT = /^[A-Z0-9-]{2,8}$/

function namesIn(rest: string): string[] {
  const strong = partsOf(rest)
  if (strong.length > 1) return strong
  const by = rest.split(ISSUER_WORDS)
  if (by.length === 2) return by
  const bracketed = /^(.{3,}?)\s*\(([\p{L}][^()]{1,60})\)$/u.exec(rest)
  // A short name in capitals stands for the long one before it, unless that is short as well.
  if (bracketed && (!SHORT.test(bracketed[2]!) || SHORT.test(bracketed[1]!))) return [bracketed[1]!, bracketed[2]!]
  return partsOf(rest, true).length === 2 ? partsOf(rest, true) : [rest]
}
