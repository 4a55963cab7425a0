import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ar } from '../messages/service/ar.ts'
import { en } from '../messages/service/en.ts'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { ServiceCards } from '../parts/services/service-cards.tsx'

/** All services, each with the way to its page. */
export function Screen() {
  const words = useWords({ ar, en })
  const { service_cards: services } = usePage('services')
  const crumbs = [{ href: pathTo('homeClient'), label: words.home }, { label: words.services }]
  return (
    <>
      <PageHero crumbs={crumbs} title={words.list.title} lead={words.list.lead}>
        <ForNewcomers>
          <ButtonLink as={PageLink} href={pathTo('clientSignup')}>
            {words.start}
          </ButtonLink>
        </ForNewcomers>
        <ButtonLink as={PageLink} href={pathTo('pricing')} kind="quiet">
          {words.prices}
        </ButtonLink>
        <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
          {words.ask}
        </ButtonLink>
      </PageHero>
      <div className="page pb-16 lg:pb-24">
        <ServiceCards services={services} as="h2" />
      </div>
      <ForNewcomers>
        <LastWord words={words.last} href={pathTo('clientSignup')} />
      </ForNewcomers>
    </>
  )
}
