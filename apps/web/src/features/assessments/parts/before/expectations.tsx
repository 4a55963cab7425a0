import type { AssessmentKind } from '@fareeq/domain/assessments/limits.ts'
import { durationText } from '@fareeq/domain/assessments/reports/rules-report-words.ts'
import { useId } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { usePolicies } from '../../../../platform/policies.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { useBeforeWords } from '../../messages/before/en.ts'

/** How it goes, what is noticed, and that nothing of it decides by itself. */
export function Expectations({ kind }: { kind: AssessmentKind }) {
  const { expect, noticed } = useBeforeWords()
  const [titleId, noticedId] = [useId(), useId()]
  const lang = useLang()
  const seconds = usePolicies()?.assessment_video_seconds
  const own = kind === 'video' ? expect.video(seconds === undefined ? '' : durationText(seconds, lang)) : expect[kind]
  const points = [
    ...own,
    ...(kind === 'personality' ? [] : [expect.seen]),
    expect.saved,
    kind === 'video' ? expect.review : expect.result,
    expect.accessible,
  ]
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
        <p className="text-ink-soft">{noticed.text(kind === 'coding')}</p>
        <p className="mt-2 font-strong">{noticed.verdict}</p>
      </Card>
    </>
  )
}
