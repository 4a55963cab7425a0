import type { Attempt } from '@fareeq/domain/assessments/schema.ts'
import { CircleCheck, CircleDashed, Hourglass, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pathTo } from '../../../../paths.ts'
import { useLang, useLocale, useWrite } from '../../../../platform/i18n/i18n.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { NuqtaLoader } from '../../../../ui/display/nuqta.tsx'
import { ProgressBar } from '../../../../ui/display/progress.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { listPath } from '../list-path.ts'
import { readSubmission } from '../runner/run/submission.ts'
import { IncidentDialog } from '../runner/incident-dialog.tsx'
import { writeLocalRun } from '../runner/run/local-run.ts'
import { type Outcome, isPending, outcomeOf } from '../runner/run/outcome.ts'
import { Again } from './again.tsx'
import { useAfterWords } from '../../messages/after/en.ts'

const ICONS = {
  waiting: Hourglass,
  delayed: Hourglass,
  review: Hourglass,
  passed: CircleCheck,
  completed: CircleCheck,
  failed: CircleDashed,
  annulled: CircleDashed,
  given_back: RotateCcw,
} satisfies Record<Outcome, unknown>

/** After handing in: the result, as soon as it is there, and what comes next. */
export function After({ attempt, token }: { attempt: Attempt; token: string }) {
  const words = useAfterWords()
  const lang = useLang()
  const outcome = outcomeOf(attempt)
  const isOpen = isPending(attempt)
  const Icon = ICONS[outcome]
  // Nothing can be saved any more: what this device still kept is of no use.
  useEffect(() => writeLocalRun(attempt.id, null), [attempt.id])
  return (
    <Card pad="large" className="mx-auto w-full max-w-xl">
      <div className="flex flex-col items-center gap-4 py-4 text-center">
        <p className="text-sm text-ink-faint">{attempt.assessment.title[lang]}</p>
        <Icon aria-hidden className={outcome === 'passed' ? 'size-12 text-positive' : 'size-12 text-accent'} />
        <div role="status" className="grid gap-2">
          <h1 className="text-2xl">{words[outcome].title}</h1>
          <p className="text-ink-soft">
            {outcome === 'passed' && attempt.assessment.kind === 'multiple_choice'
              ? words.passed.explained
              : words[outcome].text}
          </p>
        </div>
        <SubmissionText attemptId={attempt.id} />
        {outcome === 'waiting' && attempt.result_by && <Promised by={attempt.result_by} />}
        {attempt.score !== null && (
          <Score percent={attempt.score} passMark={attempt.passed === null ? null : attempt.pass_mark} />
        )}
        {(outcome === 'failed' || outcome === 'given_back') && <Again assessmentId={attempt.assessment.id} />}
        <div className="flex flex-wrap justify-center gap-2.5">
          {!isOpen && outcome !== 'given_back' && (
            <ButtonLink as={PageLink} href={pathTo('talentReport')} kind={outcome === 'failed' ? 'quiet' : 'primary'}>
              {words.report}
            </ButtonLink>
          )}
          <ButtonLink as={PageLink} href={listPath()} kind="quiet">
            {words.list}
          </ButtonLink>
        </div>
        {isOpen && <IncidentDialog token={token} />}
      </div>
    </Card>
  )
}

/** What this window submitted, and whether the time ran out. */
function SubmissionText({ attemptId }: { attemptId: string }) {
  const words = useAfterWords()
  const [submission] = useState(() => readSubmission(attemptId))
  return (
    submission && (
      <p>
        {words.handedIn[submission.by]}. {words.handedIn.count(submission.answered, submission.count)}.
      </p>
    )
  )
}

/** By when the result is promised. */
function Promised({ by }: { by: string }) {
  const words = useAfterWords()
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short', timeZone: useZone() })
  return (
    <p className="flex items-center gap-3 text-sm text-ink-soft">
      <NuqtaLoader className="text-point" />
      {words.waiting.by(time.format(new Date(by)))}
    </p>
  )
}

function Score({ percent, passMark }: { percent: number; passMark: number | null }) {
  const words = useAfterWords()
  const write = useWrite()
  return (
    <div className="w-full max-w-xs">
      <ProgressBar label={words.score} value={percent / 100} text={write(`${Math.round(percent)}%`)} />
      {passMark !== null && <p className="mt-1 text-sm text-ink-faint">{words.passMark(passMark)}</p>}
    </div>
  )
}
