import { daysBetween } from '@fareeq/domain/contracts/rules.ts'
import { factsOf } from '@fareeq/domain/contracts/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { BUSINESS_ZONE, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useMay } from '../../../platform/session/may.ts'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { type OwnContract, contractsQuery } from '../api.ts'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { contractPath } from './contract-path.ts'
import { useEndingText } from './endings/use-ending-text.ts'
import { useDayText } from './use-term-text.ts'

const byEnd = (one: OwnContract, other: OwnContract) => one.ends_on.localeCompare(other.ends_on)

/** Exported, because the home is shown once it is known what is in force. */
export const useHomeContracts = () =>
  useQuery({ ...contractsQuery('talent', useLang()), enabled: useMay('contracts.sign') })

/** Contracts in force of a talent, the first to end first. */
export const useRunningContracts = (): OwnContract[] =>
  (useHomeContracts().data ?? []).filter(({ state }) => factsOf(state).is_running).toSorted(byEnd)

/** The work somebody is under contract for, and the days that are left of it. */
export function HomeRunning() {
  const words = useWords({ ar, en })
  const [lang, day, now] = [useLang(), useDayText(), useNow(MINUTE)]
  const today = wallDay(BUSINESS_ZONE, now)
  const running = useRunningContracts()
  const ending = useEndingText('talent')
  if (running.length === 0) return null
  return (
    <Card as="section" pad="large" aria-labelledby="running">
      <h2 id="running" className="text-sm font-normal text-ink-soft">
        {words.running}
      </h2>
      <ul className="divide-y divide-line">
        {running.map(({ id, company, terms: { start }, ends_on: end, ...contract }) => (
          <li key={id} className="grid gap-3 py-4 first:pt-2 last:pb-0 sm:flex sm:items-center sm:justify-between">
            <div className="min-w-0">
              <h3 className="text-xl">{words.waiting(bidiIsolate(company, lang))}</h3>
              <p className="text-ink-soft">
                {today < start
                  ? words.starts(day(start))
                  : (ending.inList({ ...contract, company }) ??
                    words.until(day(end), words.daysLeft(daysBetween(today, end))))}
              </p>
            </div>
            <ButtonLink as={PageLink} href={contractPath('talent', id)} kind="quiet" className="max-sm:w-full">
              {words.view}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
