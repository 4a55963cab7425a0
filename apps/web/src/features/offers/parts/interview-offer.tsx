import type { AwaitedOffer, ClientOffer, TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { useMay } from '../../../platform/session/may.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { clientOffersQuery, talentOffersQuery } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { OfferBanner } from './offer-banner.tsx'
import { MakeOfferLink, OfferLink } from './offer-link.tsx'

type Interview = { interviewId: string }

/** The offer after one interview; the newest comes first. */
function useClientOffer(interviewId: string): { offer?: ClientOffer | undefined; awaited?: AwaitedOffer | undefined } {
  const { data } = useQuery({ ...clientOffersQuery(useLang()), enabled: useMay('offers.read') })
  const isOf = ({ interview_id: id }: { interview_id: string | null }) => id === interviewId
  return { offer: data?.data.find(isOf), awaited: data?.meta.awaited.find(isOf) }
}

/** What comes after an accepted interview, for the company: the offer to make, or how far it is. */
export function ClientInterviewOffer({ interviewId }: Interview) {
  const { awaited: words } = useOfferWords()
  const moment = useMoment()
  const mayMake = useMay('offers.make')
  const { offer, awaited } = useClientOffer(interviewId)
  if (offer) return <StepBanner offer={offer} seat="client" />
  if (!awaited) return null
  return (
    <Banner action={mayMake && <MakeOfferLink interviewId={interviewId} talent={awaited.talent} />}>
      {words.due(moment(awaited.due_at))}
    </Banner>
  )
}

/** The same for the talent, once an offer is there. */
export function TalentInterviewOffer({ interviewId }: Interview) {
  const { data } = useQuery({ ...talentOffersQuery(useLang()), enabled: useMay('offers.answer') })
  const offer = data?.find(({ interview_id: id }) => id === interviewId)
  return offer ? <StepBanner offer={offer} seat="talent" /> : null
}

const StepBanner = ({ offer, seat }: { offer: TalentOffer | ClientOffer; seat: 'talent' | 'client' }) => (
  <OfferBanner seat={seat} offer={offer} action={<OfferLink offer={offer} seat={seat} />} />
)

/** On the card of a nomination, where one line has to do. */
export function NominationOffer({ interviewId }: Interview) {
  const mayMake = useMay('offers.make')
  const { offer, awaited } = useClientOffer(interviewId)
  if (offer) return <OfferLink offer={offer} seat="client" />
  return awaited && mayMake ? <MakeOfferLink interviewId={interviewId} talent={awaited.talent} /> : null
}
