import type { ClientInterview } from '@fareeq/domain/interviews/schema.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { usePanelWords } from '../../messages/panel/en.ts'
import { Scores } from '../outcome/feedback-words.tsx'

const TONES = { yes: 'positive', unsure: 'warning', no: 'danger' } as const

/** What each interviewer thought, for those who decide and for interviewers who have written theirs. */
export function Scorecards({ interviewers }: Pick<ClientInterview, 'interviewers'>) {
  const words = usePanelWords()
  if (!interviewers.some(({ scorecard }) => scorecard)) return null
  return (
    <Card as="section" aria-labelledby="scorecards-title">
      <CardHead id="scorecards-title" title={words.scorecards} />
      <ScorecardList interviewers={interviewers} />
    </Card>
  )
}

export function ScorecardList({ interviewers }: Pick<ClientInterview, 'interviewers'>) {
  const words = usePanelWords()
  if (interviewers.length === 0) return null
  return (
    <ul className="grid divide-y divide-line">
      {interviewers.map(({ id, name, scorecard }) => (
        <li key={id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-[1.0625rem] leading-normal">
              <bdi className="wrap-anywhere">{name}</bdi>
            </h3>
            {scorecard ? (
              <Badge tone={TONES[scorecard.recommendation]} dot>
                {words.recommendations[scorecard.recommendation]}
              </Badge>
            ) : (
              <span className="text-sm text-ink-soft">{words.none}</span>
            )}
          </div>
          {scorecard?.note && (
            <ReadMore labelled className="wrap-anywhere">
              {scorecard.note}
            </ReadMore>
          )}
          {scorecard && <Scores scores={scorecard.scores} />}
        </li>
      ))}
    </ul>
  )
}
