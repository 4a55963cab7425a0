import type { InterviewRound } from '@fareeq/domain/interviews/schema-panel.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ReadMore } from '../../../../ui/actions/read-more.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { ScorecardList } from '../panel/scorecards.tsx'
import { useMoments } from '../slots/two-clocks.tsx'
import { StateBadge } from '../state-badge.tsx'
import { useRoundWords } from '../../messages/rounds/en.ts'
import { useListed } from '../../../../platform/i18n/i18n.ts'

type Props = {
  rounds: readonly InterviewRound[]
  /** The one that the page is about. */
  current: number
  hrefOf: (id: string) => string
}

/** All rounds with what was thought after each; what the page itself shows is not repeated. */
export function RoundsCard({ rounds, current, hrefOf }: Props) {
  const { list: words, name } = useRoundWords()
  const listed = useListed()
  const moments = useMoments()
  const zone = useZone()
  if (rounds.length === 0) return null
  return (
    <Card as="section" aria-labelledby="rounds-title">
      <CardHead id="rounds-title" title={words.title} />
      <ol className="grid divide-y divide-line">
        {rounds.map(({ id, round, state, start, note, host, interviewers }) => (
          <li
            key={round}
            className="grid gap-2 py-4 first:pt-0 last:pb-0"
            aria-current={round === current || undefined}
          >
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h3 className="text-[1.0625rem] leading-normal">
                {id && round !== current ? (
                  <TextLink as={PageLink} href={hrefOf(id)}>
                    {name(round)}
                  </TextLink>
                ) : (
                  name(round)
                )}
              </h3>
              <StateBadge state={state} />
            </div>
            <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
              {start ? moments.date(new Date(start), zone) : words.noTime}
              <bdi className="wrap-anywhere">{listed([host, ...interviewers.map((person) => person.name)])}</bdi>
            </p>
            {note && (
              <ReadMore labelled className="wrap-anywhere">
                {note}
              </ReadMore>
            )}
            {round !== current && <ScorecardList interviewers={interviewers.filter(({ scorecard }) => scorecard)} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}
