import { BuyoutCard } from '../../features/buyouts/parts/buyout-card.tsx'
import { ContractCheckIns } from '../../features/check-ins/parts/contract-check-ins.tsx'
import { ContractPage } from '../../features/contracts/parts/contract-page.tsx'
import { ContractCost } from '../../features/costs/parts/contract-cost.tsx'
import { ContractStart } from '../../features/starts/parts/start-card.tsx'
import { ContractTimeOff } from '../../features/time-off/parts/contract-time-off.tsx'
import { ContractReview } from '../../features/work-reviews/parts/contract-review.tsx'

export const Screen = () => (
  <ContractPage seat="client" cost={(contract) => <ContractCost contract={contract} />}>
    {({ id }) => (
      <>
        <ContractReview seat="client" contractId={id} />
        <ContractCheckIns seat="client" contractId={id} />
        <ContractStart seat="client" contractId={id} />
        <ContractTimeOff seat="client" contractId={id} />
        <BuyoutCard contractId={id} />
      </>
    )}
  </ContractPage>
)
