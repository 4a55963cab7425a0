import { ClientOffers } from '../parts/offers-page.tsx'

export const Screen = () => <ClientOffers />
