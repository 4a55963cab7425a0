import { ContractPage } from '../../features/contracts/parts/contract-page.tsx'
import { ContractTimeOff } from '../../features/time-off/parts/contract-time-off.tsx'

export const Screen = () => (
  <ContractPage seat="talent">{({ id }) => <ContractTimeOff seat="talent" contractId={id} />}</ContractPage>
)
