import { ContractPage } from '../../features/contracts/parts/contract-page.tsx'
import { ContractStart } from '../../features/starts/parts/start-card.tsx'
import { ContractTimeOff } from '../../features/time-off/parts/contract-time-off.tsx'

export const Screen = () => (
  <ContractPage seat="talent">
    {({ id }) => (
      <>
        <ContractStart seat="talent" contractId={id} />
        <ContractTimeOff seat="talent" contractId={id} />
      </>
    )}
  </ContractPage>
)
