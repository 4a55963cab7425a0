import { ClientOfferPage } from '../parts/offer-page.tsx'

export const Screen = () => <ClientOfferPage />
