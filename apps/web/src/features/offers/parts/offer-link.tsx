import type { TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useOfferWords } from '../messages/en.ts'

type Props = {
  offer: Pick<TalentOffer, 'id' | 'waits_for_me' | 'company' | 'talent'>
  seat: 'talent' | 'client'
}

/** The way to one offer, named by what the reader does there. */
export function OfferLink({ offer: { id, waits_for_me: isMine, company, talent }, seat }: Props) {
  const words = useOfferWords()
  const name = seat === 'talent' ? company : talent.name
  return (
    <ButtonLink
      as={PageLink}
      size="small"
      kind={isMine ? 'primary' : 'quiet'}
      href={pathTo(seat === 'talent' ? 'talentOffer' : 'clientOffer', { id })}
      aria-label={isMine ? words.readOf(name) : words.openOf(name)}
    >
      {isMine ? words.read : words.open}
    </ButtonLink>
  )
}

/** The form of an offer that was not made yet. */
export function MakeOfferLink({ interviewId, talent }: { interviewId: string; talent: string }) {
  const { awaited: words } = useOfferWords()
  return (
    <ButtonLink
      as={PageLink}
      size="small"
      href={pathTo('clientOffers', {}, { make: interviewId })}
      aria-label={words.makeFor(talent)}
    >
      {words.make}
    </ButtonLink>
  )
}
