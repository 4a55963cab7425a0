import type { MatchedTalent } from '@fareeq/domain/matching/schema.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { ScoreBars } from '../../matching/parts/score-bars.tsx'
import { ScoreReasons } from '../../matching/parts/score-reasons.tsx'
import { useViewWords } from '../messages/en.ts'

/** How well they fit the request on screen, and why. */
export function ViewMatch({ match }: Pick<MatchedTalent, 'match'>) {
  const { match: words } = useViewWords()
  const write = useWrite()
  return (
    <Card as="section" aria-labelledby="match-title" className="print:hidden [&_details_dl]:grid-cols-1!">
      <CardHead
        id="match-title"
        title={words.title}
        actions={
          <p className="num text-2xl leading-tight font-bold">
            <span aria-hidden>{write(`${match.total}%`)}</span>
            <span className="sr-only">{words.total(match.total)}</span>
          </p>
        }
      />
      <ScoreBars match={match} />
      <div className="-mb-3 pt-4">
        <ScoreReasons match={match} />
      </div>
    </Card>
  )
}
