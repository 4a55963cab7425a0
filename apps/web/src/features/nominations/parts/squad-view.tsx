import { squadCost } from '@fareeq/domain/nominations/rules-squad.ts'
import type { Squad } from '@fareeq/domain/nominations/schema-ops.ts'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../platform/i18n/i18n.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { squadQuery } from '../api-ops.ts'
import { SquadHoursMap } from './squad-hours-map.tsx'
import { SquadRoles } from './squad-roles.tsx'
import { useSquadWords } from '../messages/squad/en.ts'

/** The company of a request as one squad: roles, budget, and when they are at work together. */
export function SquadView({ projectId }: { projectId: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(squadQuery(projectId))
  if (isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={4} />
      </Skeletons>
    )
  if (!data) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <SquadRoles roles={data.roles} />
      <SquadBudget roles={data.roles} />
      <SquadHoursMap squad={data} />
    </div>
  )
}

/** What is compared with the budget: never all who are nominated for one seat. */
function SquadBudget({ roles }: Pick<Squad, 'roles'>) {
  const { budget: words } = useSquadWords()
  const number = new Intl.NumberFormat(useLocale())
  const { budget, chosen, min, max, unknown } = squadCost(roles)
  const dollars = (amount: number) => words.dollars(number.format(amount))
  const [verdict, tone]: [string, Tone] =
    budget === null || max <= budget
      ? [words.within, 'positive']
      : min <= budget
        ? [words.mayExceed, 'warning']
        : [words.exceeds, 'danger']
  const filled = min === max ? dollars(max) : words.range(number.format(min), number.format(max))
  return (
    <Card as="section" aria-labelledby="squad-budget">
      <CardHead
        id="squad-budget"
        title={words.title}
        text={budget === null ? (roles.some((role) => role.budget !== null) ? words.partly : words.none) : undefined}
      />
      <KeyValues
        columns={3}
        items={[
          ...(budget === null
            ? []
            : [{ id: 'stated', name: words.stated, value: <span className="num">{dollars(budget)}</span> }]),
          { id: 'chosen', name: words.chosen, value: <span className="num">{dollars(chosen)}</span> },
          { id: 'filled', name: words.filled, value: <span className="num">{filled}</span> },
        ]}
      />
      <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-soft empty:hidden">
        {budget !== null && (
          <Badge tone={tone} dot>
            {verdict}
          </Badge>
        )}
        {unknown > 0 && words.unknown(unknown)}
      </p>
    </Card>
  )
}
