import { PayoutsPage } from '../parts/payouts-page.tsx'

export const Screen = () => <PayoutsPage />
