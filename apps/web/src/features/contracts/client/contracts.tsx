import { ContractsPage } from '../parts/contracts-page.tsx'

export const Screen = () => <ContractsPage seat="client" />
