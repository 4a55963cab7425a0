import { OfferRecord } from '../parts/operations/offer-record.tsx'

export const Screen = () => <OfferRecord />
