import type { ReviewedAttempt } from '@fareeq/domain/assessments/schema-ops.ts'
import { pathTo } from '../../../paths.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { StaffRecord } from '../../staff/parts/staff-record.tsx'
import { attemptQuery } from '../api-review.ts'
import { ReviewedItem } from '../parts/review/reviewed-item.tsx'
import { DueDate, IntegrityBadge, StateBadge } from '../parts/review/attempt-badges.tsx'
import { ConductTimeline } from '../parts/review/conduct-timeline.tsx'
import { AttemptDecision, ObjectionAnswer } from '../parts/review/decisions.tsx'
import { RubricForm } from '../parts/review/rubric-form.tsx'
import { useReviewWords } from '../messages/operations/en.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'

/** One attempt: what was asked and answered beside what is to be decided. */
export function Screen() {
  const words = useReviewWords()
  return (
    <StaffRecord may="assessments.review" queryOf={attemptQuery} section="assessments" words={words}>
      {(attempt) => <Attempt attempt={attempt} />}
    </StaffRecord>
  )
}

function Attempt({ attempt }: { attempt: ReviewedAttempt }) {
  const words = useReviewWords()
  const { items, answers, incident, is_stuck, decision, owner } = attempt
  const graded = answers.filter(({ right }) => right !== null)
  const right = graded.filter((answer) => answer.right).length
  const isReported = attempt.objection_id !== null || incident !== null || is_stuck
  return (
    <>
      <Head attempt={attempt} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card as="section">
          <CardHead
            title={words.answers}
            text={graded.length > 0 ? words.answersSummary(right, graded.length) : undefined}
          />
          <ol className="grid">
            {items.map((item) => (
              <ReviewedItem
                key={item.position}
                item={item}
                answer={answers.find(({ position }) => position === item.position)}
                attempt={attempt}
              />
            ))}
          </ol>
        </Card>
        {/* On a phone what it was opened for stands above all that was asked. */}
        <div className={cx('grid gap-6', isReported && 'max-lg:order-first')}>
          {incident && (
            <Banner tone="warning" title={words.incident}>
              <span dir="auto" className="whitespace-pre-line wrap-anywhere">
                {incident}
              </span>
            </Banner>
          )}
          {is_stuck && (
            <Banner tone="warning" title={words.stuck}>
              {words.stuckText}
            </Banner>
          )}
          <ObjectionAnswer attempt={attempt} />
          <RubricForm attempt={attempt} />
          {decision && (
            <Card as="section">
              <CardHead title={words.decision} text={owner && <bdi>{owner}</bdi>} />
              <p dir="auto" className="measure whitespace-pre-line wrap-anywhere">
                {decision}
              </p>
            </Card>
          )}
          <AttemptDecision attempt={attempt} />
          <ConductTimeline attempt={attempt} />
        </div>
      </div>
    </>
  )
}

function Head({ attempt: { talent, assessment, state, integrity, score, due_at } }: { attempt: ReviewedAttempt }) {
  const words = useReviewWords()
  const back = useWayBack('assessments', words.back)
  const lang = useLang()
  const write = useWrite()
  return (
    <PageHeader
      back={{ ...back, as: PageLink }}
      title={<bdi>{talent.name}</bdi>}
      badge={
        <span className="flex flex-wrap gap-2">
          <StateBadge state={state} />
          <IntegrityBadge integrity={integrity} />
        </span>
      }
      text={
        <span className="flex flex-wrap gap-x-3">
          <bdi>{assessment.title[lang]}</bdi>
          {score !== null && (
            <span>
              {words.score} <bdi className="num">{write(`${score}%`)}</bdi>
            </span>
          )}
          <PageLink
            href={pathTo('opsRecord', { section: 'talents', id: talent.id })}
            className="underline underline-offset-4 hover:text-ink"
          >
            {words.talent}
          </PageLink>
        </span>
      }
      actions={<DueDate due_at={due_at} />}
    />
  )
}
