import type { QueuedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { RelativeTime } from '../../../../ui/dates/moments.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { DueDate, IntegrityBadge, StateBadge } from './attempt-badges.tsx'
import { useReviewWords } from '../../messages/operations/en.ts'

/** One attempt: talent, assessment, state and the deadline of the decision. */
export function QueueCard({ attempt }: { attempt: QueuedAttempt }) {
  const words = useReviewWords()
  const lang = useLang()
  const write = useWrite()
  const { id, talent, assessment, state, submitted_at, due_at, score, integrity, owner } = attempt
  const note = attempt.objection ?? attempt.incident ?? (attempt.is_stuck ? words.stuck : null)
  return (
    <Card as="li" interactive className="grid gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StateBadge state={state} />
          <IntegrityBadge integrity={integrity} />
          {score !== null && (
            <span className="text-sm text-ink-soft">
              {words.score} <bdi className="num">{write(`${score}%`)}</bdi>
            </span>
          )}
        </div>
        <h2 className="mt-1.5 text-base wrap-anywhere">
          <PageLink
            href={pathTo('opsRecord', { section: 'assessments', id })}
            className="font-strong after:absolute after:inset-0 after:rounded-lg"
          >
            <bdi>{talent.name}</bdi>
          </PageLink>
        </h2>
        <p className="text-sm text-ink-soft">
          <bdi>{assessment.title[lang]}</bdi>
          {submitted_at && (
            <>
              {' · '}
              {words.submitted} <RelativeTime at={new Date(submitted_at)} />
            </>
          )}
          {owner && (
            <>
              {' · '}
              {words.decidedBy} <bdi>{owner}</bdi>
            </>
          )}
        </p>
        {note && (
          <p className="mt-1 line-clamp-2 text-sm wrap-anywhere text-ink-soft" dir="auto">
            {note}
          </p>
        )}
      </div>
      <DueDate due_at={due_at} />
    </Card>
  )
}
