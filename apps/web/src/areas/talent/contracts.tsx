import { ContractsPage } from '../../features/contracts/parts/contracts-page.tsx'
import { TalentComingOffers } from '../../features/offers/parts/coming-offers.tsx'

/** The contracts of a talent, and above them the offers that become contracts. */
export const Screen = () => (
  <ContractsPage seat="talent">
    <TalentComingOffers />
  </ContractsPage>
)
