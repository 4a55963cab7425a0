import { daysBetween } from '@fareeq/domain/contracts/rules.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { BUSINESS_ZONE, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { type OwnContract, contractsQuery } from '../api.ts'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { contractPath } from './contract-path.ts'
import { useEndingText } from './endings/use-ending-text.ts'
import { useDayText } from './use-term-text.ts'

/** More would be a list, which has a page of its own. */
const MAX_PEOPLE = 5

const byEnd = (one: OwnContract, other: OwnContract) => one.ends_on.localeCompare(other.ends_on)

/** Contracts in force of a company, the first to end first. Exported, because the home is shown once they are known. */
export const useCompanyContracts = () =>
  useQuery({ ...contractsQuery('client', useLang()), enabled: useMay('contracts.read') })

type Props = {
  /** What a month of them costs, for who may know. */
  cost: (contracts: readonly OwnContract[]) => ReactNode
}

/** Who works for the company now, and the days that are left; nothing while nobody does. */
export function HomePeople({ cost }: Props) {
  const words = useWords({ ar, en }).people
  const { data = [] } = useCompanyContracts()
  const running = data.filter(({ state }) => factsOf(state).is_running).toSorted(byEnd)
  if (running.length === 0) return null
  return (
    <Card as="section" aria-labelledby="people">
      <CardHead
        id="people"
        title={words.title(running.length)}
        actions={
          <TextLink as={PageLink} href={pathTo('clientContracts')} className="text-sm">
            {words.all}
          </TextLink>
        }
      />
      <ul className="divide-y divide-line">
        {running.slice(0, MAX_PEOPLE).map((contract) => (
          <Person key={contract.id} contract={contract} />
        ))}
      </ul>
      {cost(running)}
    </Card>
  )
}

function Person({ contract }: { contract: OwnContract }) {
  const { id, talent, terms, ends_on: end } = contract
  const inList = useEndingText('client').inList(contract)
  const words = useWords({ ar, en })
  const [day, now] = [useDayText(), useNow(MINUTE)]
  const today = wallDay(BUSINESS_ZONE, now)
  return (
    <li>
      <PageLink href={contractPath('client', id)} className="grid gap-0.5 py-3 hover:text-accent">
        <bdi className="font-strong wrap-anywhere">{talent.name}</bdi>
        <span className="text-sm text-ink-soft">
          {today < terms.start
            ? words.starts(day(terms.start))
            : (inList ?? words.until(day(end), words.daysLeft(daysBetween(today, end))))}
        </span>
      </PageLink>
    </li>
  )
}
