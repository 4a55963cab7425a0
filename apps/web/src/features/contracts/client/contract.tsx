import { ContractPage } from '../parts/contract-page.tsx'

export const Screen = () => <ContractPage seat="client" />
