import { useQuery } from '@tanstack/react-query'
import { contractsQuery } from '../../features/contracts/api.ts'
import { HomeNav, type MorePage } from '../../features/talents/parts/home/home-nav.tsx'
import { useLang, useWords } from '../../platform/i18n/i18n.tsx'
import { indicatorsQuery } from '../../platform/navigation/counters.ts'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'

/** The pages of a talent; contracts, payouts and renewals once there are any. */
export function TalentNav() {
  const { pages } = useWords({ ar, en })
  const { data: contracts = [] } = useQuery(contractsQuery('talent', useLang()))
  const { data } = useQuery(indicatorsQuery())
  const unsigned = contracts.filter(({ waits_for_me: isMine }) => isMine).length
  const more: MorePage[] = [
    { route: 'talentContracts', label: pages.contracts, waiting: unsigned, parts: ['talentContract'] },
    { route: 'talentPayouts', label: pages.payouts, waiting: 0 },
    { route: 'talentRenewals', label: pages.renewals, waiting: data?.renewals_count ?? 0 },
  ]
  const has = (route: MorePage['route']) => (route === 'talentRenewals' ? data?.has_renewals : contracts.length > 0)
  return <HomeNav more={more.filter(({ route }) => has(route))} />
}
