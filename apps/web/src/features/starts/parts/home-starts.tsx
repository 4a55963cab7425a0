import { BUSINESS_ZONE, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { contractPath } from '../../contracts/parts/contract-path.ts'
import { useRunningContracts } from '../../contracts/parts/home-running.tsx'
import { useStartWords } from '../messages/en.ts'
import { ContractStart } from './start-card.tsx'

/** The list of a contract that begins in the days ahead, the first to begin. */
export function HomeStarts() {
  const words = useStartWords()
  const [lang, now] = [useLang(), useNow(MINUTE)]
  const today = wallDay(BUSINESS_ZONE, now)
  const [contract] = useRunningContracts()
    .filter(({ terms: { start } }) => start > today)
    .toSorted((one, other) => one.terms.start.localeCompare(other.terms.start))
  if (!contract) return null
  return (
    <ContractStart
      seat="talent"
      contractId={contract.id}
      title={words.homeTitle(bidiIsolate(contract.company, lang))}
      actions={
        <ButtonLink as={PageLink} size="small" kind="quiet" href={contractPath('talent', contract.id)}>
          {words.view}
        </ButtonLink>
      }
    />
  )
}
