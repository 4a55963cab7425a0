import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import { useId } from 'react'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { useBeforeWords } from './use-before-words.ts'

/** How it goes, what is noticed, and that nothing of it decides by itself. */
export function Expectations({ kind }: { kind: AssessmentKind }) {
  const { expect, noticed } = useBeforeWords()
  const [titleId, noticedId] = [useId(), useId()]
  const points = [...expect[kind], expect.saved, kind === 'video' ? expect.review : expect.result, expect.accessible]
  return (
    <>
      <Card as="section" pad="large" aria-labelledby={titleId}>
        <CardHead id={titleId} title={expect.title} />
        <ul className="grid gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <Nuqta className="mt-2.5 text-[0.6rem] text-point" />
              {point}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" pad="large" aria-labelledby={noticedId}>
        <CardHead id={noticedId} title={noticed.title} />
        <p className="text-ink-soft">{noticed.text}</p>
        <p className="mt-2 font-strong">{noticed.verdict}</p>
      </Card>
    </>
  )
}
