import type { PricedRenewal, Renewal } from '@fareeq/domain/renewals/schema.ts'
import { OPEN, type RenewalState as State } from '@fareeq/domain/renewals/states.ts'
import { distinctName } from '@fareeq/domain/kernel/names/names.ts'
import { type ReactNode, useId } from 'react'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import type { Seat } from '../../contracts/api.ts'
import { RenewalFacts } from './renewal-facts.tsx'
import { useRenewalWords } from '../messages/en.ts'

const TONES: Readonly<Record<State, Tone>> = {
  need_renewal: 'warning',
  waiting_response: 'accent',
  pending_talent: 'accent',
  in_progress: 'accent',
  renewed: 'positive',
  rejected: 'danger',
  rejected_by_talent: 'danger',
  rejected_by_client: 'danger',
}

function RenewalState({ state, isMine = false }: { state: State; isMine?: boolean }) {
  const { states, yours } = useRenewalWords()
  return (
    <Badge tone={isMine ? 'point' : TONES[state]} dot>
      {isMine ? yours : states[state]}
    </Badge>
  )
}

type Props = {
  renewal: Renewal | PricedRenewal
  seat: Seat | 'operations'
  /** Instead of the names, where they are said already. */
  title?: string
  selection?: ReactNode
  actions?: ReactNode
}

const SOON = 14

type ListProps<Item> = Pick<Props, 'seat'> & {
  renewals: readonly Item[]
  actionsOf?: (renewal: Item) => ReactNode
}

export const RenewalCards = <Item extends Props['renewal']>({ renewals, seat, actionsOf }: ListProps<Item>) => (
  <ol className="grid gap-4">
    {renewals.map((renewal) => (
      <li key={renewal.id}>
        <RenewalCard renewal={renewal} seat={seat} actions={actionsOf?.(renewal)} />
      </li>
    ))}
  </ol>
)

export function RenewalCard({ renewal, seat, title, selection, actions }: Props) {
  const words = useRenewalWords()
  const titleId = useId()
  const { talent, company, state, days_left: daysLeft, waits_for_me: isMine } = renewal
  const parties = seat === 'talent' ? [company] : seat === 'client' ? [talent.name] : [company, talent.name]
  const project = distinctName(renewal.project_name, company)
  return (
    <Card as="article" aria-labelledby={titleId} className="grid gap-4">
      <div className="flex items-start gap-3">
        {selection}
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 id={titleId} className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[1.0625rem] leading-normal">
            {(title ? [title] : parties).map((name, index) => (
              <bdi key={name} className="wrap-anywhere">
                {index > 0 && '· '}
                {name}
              </bdi>
            ))}
            <RenewalState state={state} isMine={isMine} />
            {OPEN.includes(state) && (
              <Badge tone={daysLeft <= SOON ? 'warning' : 'neutral'}>{words.left(daysLeft)}</Badge>
            )}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-soft">
            <span className="ltr-island">{renewal.contract_number}</span>
            {seat !== 'talent' && talent.role_name && ` · ${talent.role_name}`}
            {project && (
              <>
                {' · '}
                <bdi>{project}</bdi>
              </>
            )}
          </p>
        </div>
      </div>
      <RenewalFacts renewal={renewal} />
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </Card>
  )
}
