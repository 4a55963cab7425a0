import { BuyoutQuestion } from '../../features/buyouts/parts/buyout-question.tsx'
import { ContractCheckIns } from '../../features/check-ins/parts/contract-check-ins.tsx'
import { ContractPage } from '../../features/contracts/parts/contract-page.tsx'
import { ContractStart } from '../../features/starts/parts/start-card.tsx'
import { ContractTimeOff } from '../../features/time-off/parts/contract-time-off.tsx'
import { ContractReview } from '../../features/work-reviews/parts/contract-review.tsx'

export const Screen = () => (
  <ContractPage seat="talent">
    {({ id }) => (
      <>
        <BuyoutQuestion contractId={id} />
        <ContractReview seat="talent" contractId={id} />
        <ContractCheckIns seat="talent" contractId={id} />
        <ContractStart seat="talent" contractId={id} />
        <ContractTimeOff seat="talent" contractId={id} />
      </>
    )}
  </ContractPage>
)
