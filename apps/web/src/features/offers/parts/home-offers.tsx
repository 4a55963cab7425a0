import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { talentOffersQuery } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { useDeadline } from './use-offer-text.ts'

/** Exported, because the home is shown once it is known what waits. */
export const useHomeOffers = () => useQuery(talentOffersQuery(useLang()))

/** Offers that wait for the talent; nothing where none does. */
export function HomeOffers() {
  const words = useOfferWords()
  const lang = useLang()
  const deadline = useDeadline()
  const { data = [] } = useHomeOffers()
  const waiting = data.filter(({ waits_for_me: isMine }) => isMine)
  if (waiting.length === 0) return null
  return (
    <Card as="section" tone="sunken" pad="large" aria-labelledby="offers-waiting">
      <h2 id="offers-waiting" className="flex items-center gap-2 text-sm font-normal text-ink-soft">
        <Nuqta className="text-[0.7em] text-point" />
        {words.home.title}
      </h2>
      <ul className="divide-y divide-line">
        {waiting.map(({ id, company, expires_at: at }) => (
          <li key={id} className="grid gap-3 py-4 last:pb-0 sm:flex sm:items-center sm:justify-between">
            <div>
              <h3 className="text-xl">{words.home.offer(bidiIsolate(company, lang))}</h3>
              <p className="text-sm text-ink-soft">{words.answerBy(deadline(at))}</p>
            </div>
            <ButtonLink as={PageLink} href={pathTo('talentOffer', { id })} className="max-sm:w-full">
              {words.read}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
