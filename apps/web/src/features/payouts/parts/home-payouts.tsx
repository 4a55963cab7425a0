import { isPayable } from '@fareeq/domain/payouts/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { payoutsQuery } from '../api.ts'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { usePayoutText } from './use-payout-text.ts'

/** Exported, because the home is shown once it is known what is due. */
export const useHomePayouts = () => useInfiniteQuery(payoutsQuery(useLang()))

/** The payout that is due next; nothing where none is owed. */
export function HomePayouts() {
  const words = useWords({ ar, en })
  const { usd, day, late } = usePayoutText()
  const { data } = useHomePayouts()
  const due = (data?.pages[0]?.data ?? [])
    .filter(({ state, net }) => isPayable(state) && net > 0)
    .toSorted((one, other) => one.due_day.localeCompare(other.due_day))
  const [next] = due
  if (!next) return null
  const amount = usd(next.net)
  return (
    <Card
      as="section"
      aria-labelledby="next-payout"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0">
        <h2 id="next-payout" className="text-sm font-normal text-ink-soft">
          {next.is_late ? words.lateTitle : words.title}
        </h2>
        <p className="text-[1.0625rem] font-strong">{next.is_late ? amount : words.text(amount, day(next.due_day))}</p>
        {next.is_late && <p className="text-sm text-ink-soft">{late(next)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {next.is_late && (
          <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('conversation', { id: next.id })}>
            {words.write}
          </ButtonLink>
        )}
        <ButtonLink as={PageLink} kind="quiet" size="small" href={pathTo('talentPayouts')}>
          {words.open}
        </ButtonLink>
      </div>
    </Card>
  )
}
