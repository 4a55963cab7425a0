import { TalentOfferPage } from '../parts/offer-page.tsx'

export const Screen = () => <TalentOfferPage />
