import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { ar } from '../messages/service/ar.ts'
import { en } from '../messages/service/en.ts'
import { BuyoutCalculator } from '../parts/calculators/calculator-buyout.tsx'
import { ContinueStrip } from '../parts/home/continue-strip.tsx'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { ServiceHours } from '../parts/services/service-hours.tsx'
import { ServicePanel } from '../parts/services/service-panel.tsx'
import { ServicePoints } from '../parts/services/service-points.tsx'
import { ServiceRelated } from '../parts/services/service-related.tsx'
import { ServiceSection } from '../parts/services/service-section.tsx'
import { ServiceSteps } from '../parts/services/service-steps.tsx'

/** One service: what it promises, what one gets, how it goes and for whom it is. */
export function Screen() {
  const words = useWords({ ar, en })
  const { service, related } = usePage('service')
  const { slug, name, calculator } = service
  const crumbs = [
    { href: pathTo('homeClient'), label: words.home },
    { href: pathTo('services'), label: words.services },
    { label: name },
  ]
  const lead = (
    <>
      <span className="block text-xl text-balance text-ink">{service.tagline}</span>
      <span className="mt-3 block">{service.intro}</span>
    </>
  )
  return (
    <>
      <ContinueStrip />
      <PageHero crumbs={crumbs} title={name} lead={lead} illustration={<ServicePanel slug={slug} />}>
        <ForNewcomers>
          <ButtonLink as={PageLink} href={pathTo('clientSignup')}>
            {words.start}
          </ButtonLink>
        </ForNewcomers>
        {calculator ? (
          <ButtonLink href="#calculator" kind="quiet">
            {words.toCalculator}
          </ButtonLink>
        ) : (
          <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
            {words.ask}
          </ButtonLink>
        )}
      </PageHero>
      {calculator === 'buyout' && <BuyoutCalculator />}
      <ServiceSection title={words.gets.title} text={words.gets.text}>
        <ServicePoints points={service.gets} />
      </ServiceSection>
      {slug === 'team-as-a-service' && (
        <ServiceSection title={words.hours.title} text={words.hours.text}>
          <ServiceHours words={words.hours} />
        </ServiceSection>
      )}
      <section className="page py-12 lg:py-16">
        <h2 className="text-3xl">{words.steps.title}</h2>
        <p className="mt-2 mb-12 text-ink-soft">{words.steps.text}</p>
        <ServiceSteps steps={service.steps} />
      </section>
      <ServiceSection title={words.forWhom}>
        <ul className="grid gap-5">
          {service.for_whom.map((who) => (
            <li key={who} className="flex items-baseline gap-4 text-xl text-pretty">
              <Nuqta className="text-[0.65em] text-point" />
              {who}
            </li>
          ))}
        </ul>
      </ServiceSection>
      <section className="page py-12 lg:py-16">
        <h2 className="text-3xl">{words.related.title}</h2>
        <p className="mt-2 mb-8 text-ink-soft">{words.related.text}</p>
        <ServiceRelated services={related} />
      </section>
      <ForNewcomers>
        <LastWord words={words.last} href={pathTo('clientSignup')} />
      </ForNewcomers>
    </>
  )
}
