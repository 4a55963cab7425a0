import { ContractsPage } from '../../features/contracts/parts/contracts-page.tsx'
import { WaitingTimeOff } from '../../features/time-off/parts/waiting-time-off.tsx'

/** The contracts of a company, and the days off that wait for its answer above them. */
export const Screen = () => (
  <ContractsPage seat="client">
    <WaitingTimeOff />
  </ContractsPage>
)
