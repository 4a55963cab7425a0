import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import type { ConductFact } from '@fareeq/domain/assessments/schema-report.ts'
import { useWrite } from '../../../../platform/i18n/i18n.ts'
import { clock } from '../../../../ui/dates/moments.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { Timeline } from '../../../../ui/layout/timeline.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

const sinceStart = ({ at }: ConductFact, started_at: string | null) =>
  clock(started_at ? Math.max(0, Math.round((Date.parse(at) - Date.parse(started_at)) / 1000)) : 0)

/** What the window noticed, in the order of the attempt, and what its talent says about it. */
export function ConductTimeline({ attempt }: { attempt: ReviewedAttempt }) {
  const { conduct: words, question } = useReviewWords()
  const write = useWrite()
  const { conduct, started_at, report } = attempt
  const similar = report?.plagiarism ?? []
  const noticed = conduct.map((fact, index) => ({
    id: `${index}`,
    title: words.kinds[fact.kind],
    tone: fact.counted ? ('point' as const) : ('quiet' as const),
    when: words.at(write(sinceStart(fact, started_at))),
    text: [
      fact.position !== null && question(fact.position),
      fact.seconds > 0 && words.lasted(write(clock(fact.seconds))),
      !fact.counted && words.short,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  const alike = similar.map(({ task, similarity, lines, flag, source }) => ({
    id: `similar-${task}-${source}`,
    title: words.similar,
    tone: flag ? ('danger' as const) : ('quiet' as const),
    when: question(task),
    text: `${words.similarity(Math.round(similarity * 100), lines)} ${words.sources[source]}`,
  }))
  const items = [...alike, ...noticed]
  return (
    <Card as="section">
      <CardHead title={words.title} text={words.text} />
      {items.length > 0 ? <Timeline items={items} /> : <p className="text-sm text-ink-soft">{words.none}</p>}
      {report?.comment && (
        <div className="mt-4 border-s-2 border-accent ps-4">
          <p className="text-sm text-ink-soft">{words.comment}</p>
          <p dir="auto" className="measure whitespace-pre-line wrap-anywhere">
            {report.comment}
          </p>
        </div>
      )}
    </Card>
  )
}
