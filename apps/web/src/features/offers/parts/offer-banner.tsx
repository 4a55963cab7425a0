import type { TalentOffer } from '@fareeq/domain/offers/schema.ts'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { hasExpired } from '@fareeq/domain/offers/rules.ts'
import { type OfferState, waitsFor } from '@fareeq/domain/offers/states.ts'
import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { UserText } from '../../../ui/display/user-text.tsx'
import { useOfferWords } from '../messages/en.ts'
import { useDeadline } from './use-offer-text.ts'

type Props = {
  seat: 'talent' | 'client' | 'staff'
  offer: Pick<TalentOffer, 'state' | 'waits_for_me' | 'expires_at' | 'contract_id' | 'reason'>
  /** The way to the offer, where it is shown on another page. */
  action?: ReactNode
}

/** Where the offer stands and whose move it is, with the last moment to answer in both zones. */
export function OfferBanner({ seat, offer, action }: Props) {
  const words = useOfferWords()
  const deadline = useDeadline()
  const { state, waits_for_me: isMine, expires_at, contract_id: contractId, reason } = offer
  const now = useNow(MINUTE)
  const turn = waitsFor(state)
  const isLate = turn !== null && hasExpired(new Date(expires_at), now)
  const outcomes: Partial<Record<OfferState, string>> = {
    accepted: contractId ? words.banner.contract : words.banner.accepted,
    declined: words.banner.declined,
    expired: words.banner.expired,
    withdrawn: words.banner.withdrawn,
  }
  const open = () => {
    if (isLate) return words.banner.late
    if (turn === 'talent') return seat === 'talent' ? words.banner.talentAnswers : words.banner.waitsTalent
    return seat === 'talent' ? words.banner.waitsClient : words.banner.clientAnswers
  }
  const contractHref =
    contractId === null || seat === 'staff'
      ? null
      : pathTo(seat === 'talent' ? 'talentContract' : 'clientContract', { id: contractId })
  return (
    <Banner
      tone={isMine ? 'warning' : state === 'accepted' ? 'positive' : 'info'}
      action={
        <>
          {action}
          {contractHref && (
            <ButtonLink as={PageLink} kind="quiet" size="small" href={contractHref}>
              {words.banner.openContract}
            </ButtonLink>
          )}
        </>
      }
    >
      {turn ? open() : outcomes[state]}
      {turn && !isLate && <span className="block text-sm">{words.answerBy(deadline(expires_at))}</span>}
      {!turn && reason && (
        <span className="block text-sm wrap-anywhere">
          {words.reason}: <UserText labelled>{reason}</UserText>
        </span>
      )}
    </Banner>
  )
}
