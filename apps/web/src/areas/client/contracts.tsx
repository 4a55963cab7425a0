import { ContractsPage } from '../../features/contracts/parts/contracts-page.tsx'
import { ClientComingOffers } from '../../features/offers/parts/coming-offers.tsx'
import { WaitingTimeOff } from '../../features/time-off/parts/waiting-time-off.tsx'

/** The contracts of a company; above them the offers that become contracts, and the days off that wait for its answer. */
export const Screen = () => (
  <ContractsPage seat="client">
    <ClientComingOffers />
    <WaitingTimeOff />
  </ContractsPage>
)
