import type { StaffCandidate, WholeRequest } from '@fareeq/domain/client-projects/schema-ops.ts'
import { CLIENT_STEP } from '@fareeq/domain/kernel/steps.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useLocale } from '../../../platform/i18n.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { SearchField } from '../../../ui/text-field.tsx'
import { candidatesQuery } from '../api-board.ts'
import { NominateDialog } from './nominate-dialog.tsx'
import { useBoardWords } from './use-board-words.ts'

const MOST_SKILLS = 6
const HUNDRED = 100

/** Talents as the client of this request would find them, and the way to propose one. */
export function BoardCandidates({ request }: { request: WholeRequest }) {
  const words = useBoardWords().candidates
  const [typed, setTyped] = useState('')
  const [all, setAll] = useState(false)
  const q = useDeferredValue(typed)
  const list = useInfiniteQuery(candidatesQuery(request.id, { q, ...(all && { all: '1' as const }) }))
  const [chosen, setChosen] = useState<StaffCandidate | null>(null)
  const candidates = list.data?.pages.flatMap(({ data }) => data) ?? []
  const isWhole = request.step >= CLIENT_STEP.DONE
  return (
    <Card as="section" aria-labelledby="candidates">
      <CardHead id="candidates" title={words.title} text={words.text} />
      {!isWhole && (
        <Banner tone="warning" className="mb-4">
          {words.unfinished}
        </Banner>
      )}
      <div className="mb-4 flex flex-wrap items-end gap-4">
        <SearchField
          label={words.search}
          placeholder={words.search}
          value={typed}
          onChange={setTyped}
          className="w-full sm:w-80"
        />
        <Switch value={all} onChange={setAll}>
          {words.all}
        </Switch>
      </div>
      {list.isPending ? (
        <Skeletons>
          <SkeletonRows rows={4} />
        </Skeletons>
      ) : list.isError && candidates.length === 0 ? (
        <ErrorState compact onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : candidates.length === 0 ? (
        <EmptyState compact drawing="search" title={words.emptyTitle} text={words.emptyText} />
      ) : (
        <>
          <ul className="divide-y divide-line">
            {candidates.map((one) => (
              <Candidate key={one.id} candidate={one} isWhole={isWhole} onChoose={setChosen} />
            ))}
          </ul>
          <LoadMore
            hasMore={list.hasNextPage}
            onPress={() => void list.fetchNextPage()}
            pending={list.isFetchingNextPage}
          />
        </>
      )}
      <NominateDialog projectId={request.id} candidate={chosen} onClose={() => setChosen(null)} />
    </Card>
  )
}

type RowProps = { candidate: StaffCandidate; isWhole: boolean; onChoose: (candidate: StaffCandidate) => void }

function Candidate({ candidate, isWhole, onChoose }: RowProps) {
  const words = useBoardWords().candidates
  const locale = useLocale()
  const { id, first_name, last_name, role_name, years, country_name, skills, match, nominated } = candidate
  const name = [first_name, last_name].filter(Boolean).join(' ')
  const score = new Intl.NumberFormat(locale, { style: 'percent' }).format(match.total / HUNDRED)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5 first:pt-0 last:pb-0">
      <Avatar id={id} name={name} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-strong">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {[role_name, words.years(years), country_name].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 flex flex-wrap gap-1.5">
          {skills.slice(0, MOST_SKILLS).map((skill) => (
            <Badge key={skill.id} tone={skill.asked ? 'accent' : 'neutral'}>
              {skill.name}
            </Badge>
          ))}
        </p>
      </div>
      <span className="num text-sm text-ink-soft">{words.score(score)}</span>
      {nominated ? (
        <Badge tone="positive" dot>
          {words.nominated}
        </Badge>
      ) : (
        isWhole && (
          <Button
            kind="quiet"
            size="small"
            aria-label={`${words.nominate}: ${name}`}
            onPress={() => onChoose(candidate)}
          >
            {words.nominate}
          </Button>
        )
      )}
    </li>
  )
}
