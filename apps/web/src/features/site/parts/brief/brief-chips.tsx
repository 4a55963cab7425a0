import { useEffect, useState } from 'react'
import { useLang, useWords } from '../../../../platform/i18n/i18n.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { ar } from '../../messages/ai-recruiter/ar.ts'
import { en } from '../../messages/ai-recruiter/en.ts'
import { carriedBrief, carryBrief } from '../../../../platform/session/carried-brief.ts'
import { factsOf } from './brief-facts.ts'
import { type ParsedBrief, useBrief } from './use-brief.ts'

const asReading = (): ParsedBrief | undefined => {
  const carried = carriedBrief()
  return carried?.draft ? { text: carried.text, lang: carried.lang, draft: carried.draft } : undefined
}

/** Summary of the parsed brief, updated with the text. */
export function BriefChips({ text: input }: { text: string }) {
  const words = useWords({ ar, en })
  const lang = useLang()
  const [first] = useState(asReading)
  const { text, reading } = useBrief(input, lang, first)
  useEffect(() => {
    carryBrief({ text, lang, draft: reading?.text === text ? reading.draft : null, taken: true })
  }, [text, lang, reading])
  if (!reading) return null
  const chips = factsOf(reading.draft, words.draft, lang).flatMap(({ id, values }) =>
    values.map((value) => ({ id: `${id} ${value}`, value })),
  )
  if (chips.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <p className="text-[0.9375rem] font-strong">{words.carried.title}</p>
      <ul className="flex flex-wrap gap-1.5">
        {chips.map(({ id, value }) => (
          <li key={id} className="max-w-full">
            <Badge tone="point">
              <bdi>{value}</bdi>
            </Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{words.carried.text}</p>
    </div>
  )
}
