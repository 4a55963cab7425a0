import { DAYS } from '@fareeq/domain/kernel/language/counts.ts'
import type { ContractTimeOff as Data } from '@fareeq/domain/time-off/schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { SkeletonBlock, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import type { Seat } from '../../contracts/api.ts'
import { timeOffQuery } from '../api.ts'
import { useTimeOffWords } from '../messages/en.ts'
import { AskForTimeOff } from './time-off-form.tsx'
import { TimeOffRow } from './time-off-row.tsx'

/** Time off of a running contract for either side. */
export function ContractTimeOff({ seat, contractId }: { seat: Seat; contractId: string }) {
  const words = useTimeOffWords()
  const { data, isError, isFetching, refetch } = useQuery(timeOffQuery(seat, contractId, useLang()))
  if (isError && !data) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonBlock className="h-28" />
      </Skeletons>
    )
  return (
    <TimeOffCard
      timeOff={data}
      actions={seat === 'talent' && <AskForTimeOff contractId={contractId} timeOff={data} />}
    />
  )
}

/** What was asked for, and the leave that is left; a contract that never had any and is over shows nothing. */
export function TimeOffCard({ timeOff, actions }: { timeOff: Data; actions?: ReactNode }) {
  const words = useTimeOffWords()
  const lang = useLang()
  const write = useWrite()
  const { items, balance, open } = timeOff
  if (!open && items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="time-off-title">
      <CardHead
        id="time-off-title"
        title={words.title}
        text={open ? words.left(write(DAYS[lang](balance.left)), write(DAYS[lang](balance.allowed))) : undefined}
        actions={actions}
      />
      {items.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <li key={item.id} className="py-3 first:pt-0 last:pb-0">
              <TimeOffRow timeOff={item} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
