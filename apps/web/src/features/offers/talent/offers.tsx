import { TalentOffers } from '../parts/offers-page.tsx'

export const Screen = () => <TalentOffers />
