import { START_SIDES } from '@fareeq/domain/starts/limits.ts'
import type { StartStanding } from '@fareeq/domain/starts/rules.ts'
import type { StartChecklist } from '@fareeq/domain/starts/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import type { Seat } from '../../contracts/api.ts'
import { useDayText } from '../../contracts/parts/use-term-text.ts'
import { startQuery } from '../api.ts'
import { useStartWords } from '../messages/en.ts'
import { AddItem } from './add-item.tsx'
import { FirstDay, PlanFirstDay } from './first-day.tsx'
import { StartItems } from './start-items.tsx'

const TONES: Readonly<Record<StartStanding, Tone>> = { ready: 'positive', preparing: 'neutral', late: 'danger' }

type Props = { seat: Seat; contractId: string; title?: string; actions?: ReactNode }

/** What both sides prepare before the first day; nothing for a contract without a list, or whose list is closed. */
export function ContractStart({ seat, contractId, title, actions }: Props) {
  const words = useStartWords()
  const { data, isError, isFetching, refetch } = useQuery(startQuery(seat, contractId))
  if (isError && data === undefined) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (data === undefined)
    return (
      <Skeletons label={words.loading}>
        <SkeletonBlock className="h-40" />
      </Skeletons>
    )
  return data?.is_open ? <StartCard start={data} title={title} actions={actions} /> : null
}

type CardProps = { start: StartChecklist; title?: string | undefined; actions?: ReactNode }

export function StartCard({ start, title, actions }: CardProps) {
  const words = useStartWords()
  const day = useDayText()
  const { own, items, standing, first_day, due_on, can_plan: isPlanned, addable } = start
  const sides = own ? START_SIDES.toSorted((side) => (side === own ? -1 : 1)) : START_SIDES
  return (
    <Card as="section" aria-labelledby="start-title">
      <CardHead
        id="start-title"
        title={title ?? words.title}
        text={words.text(day(first_day), day(due_on))}
        actions={
          <>
            {actions}
            {addable > 0 && <AddItem contractId={start.contract_id} />}
            {isPlanned && <PlanFirstDay start={start} />}
          </>
        }
      />
      {start.plan && <FirstDay plan={start.plan} />}
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {sides.map((side) => (
          <div key={side}>
            <h3 className="mb-1 flex flex-wrap items-center gap-2 text-[0.9375rem]">
              {side === own ? words.yours : words.sides[side]}
              <Badge tone={TONES[standing[side]]} dot>
                {words.standings[standing[side]]}
              </Badge>
            </h3>
            <StartItems items={items.filter((item) => item.side === side)} own={own} />
          </div>
        ))}
      </div>
    </Card>
  )
}
