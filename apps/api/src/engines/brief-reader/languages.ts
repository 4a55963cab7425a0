import type { Level as LanguageLevel } from '@fareeq/domain/matching/rules-score.ts'
import { polarityOf } from './negation.ts'
import { phraseOf } from './tokens.ts'
import type { Scan } from './scan.ts'
import { SPEAKING } from './vocabulary/attributes.ts'

export type LanguageMatch = { id: string; level: LanguageLevel | null; isRemoved: boolean; from: number; to: number }

const speaking = new Set(SPEAKING.flatMap(phraseOf))

/** Languages that people are to speak; the next in a chain is spoken too: "English and Arabic". */
export function languagesOf(scan: Scan): LanguageMatch[] {
  const matches: LanguageMatch[] = []
  for (const { language: id, from, to } of scan.marks) {
    if (id === undefined || matches.some((match) => match.id === id)) continue
    const near = scan.tokens
      .slice(Math.max(0, from - 4), to + 4)
      .some(({ form, bare }) => speaking.has(form) || bare.some((stem) => speaking.has(stem)))
    const last = matches.at(-1)
    const isChained = last !== undefined && from - last.to <= 2
    const isBehindPrefix = /^و?بال/.test(scan.tokens[from]?.form ?? '')
    const polarity = polarityOf(scan, from)
    if (!near && !isChained && !isBehindPrefix && polarity === 'said' && scan.tokens.length > 2) continue
    if (/^(?:you|انت|تتحدثون)$/.test(scan.tokens[from - 2]?.form ?? '')) continue
    const level = scan.marks.find((mark) => mark.languageLevel && mark.from >= from - 3 && mark.to <= to + 3)
    matches.push({ id, level: level?.languageLevel ?? null, isRemoved: polarity !== 'said', from, to })
  }
  return matches
}
