import { MIN_BAND_PEOPLE } from '@fareeq/domain/costs/rules-bands.ts'
import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ar } from '../messages/pricing/ar.ts'
import { en } from '../messages/pricing/en.ts'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { BandsTable } from '../parts/pricing/bands-table.tsx'
import { CostForm } from '../parts/pricing/cost-form.tsx'
import { CostResult } from '../parts/pricing/cost-result.tsx'
import { useCost } from '../parts/pricing/use-cost.ts'
import { ServicePoints } from '../parts/services/service-points.tsx'
import { ServiceSection } from '../parts/services/service-section.tsx'

/** What somebody costs a company in a month, by the rule that also writes the invoice. */
export function Screen() {
  const words = useWords({ ar, en })
  const estimate = useCost()
  const crumbs = [{ href: pathTo('homeClient'), label: words.home }, { label: words.title }]
  return (
    <>
      <PageHero crumbs={crumbs} title={words.title} lead={words.lead} />
      <section id="calculator" className="page pb-12 lg:pb-16">
        <h2 className="sr-only">{words.calculator.title}</h2>
        <Card tone="sunken" pad="large" className="grid gap-8 lg:grid-cols-[20rem_1fr] lg:gap-12">
          <CostForm words={words.calculator} {...estimate} />
          <CostResult words={words.calculator} {...estimate} />
        </Card>
      </section>
      <ServiceSection title={words.how.title} text={words.how.text}>
        <ServicePoints points={words.how.points(MIN_BAND_PEOPLE)} />
      </ServiceSection>
      <ServiceSection title={words.bands.title} text={words.bands.text}>
        <BandsTable words={words.bands} />
      </ServiceSection>
      <ForNewcomers>
        <LastWord words={words.last} href={pathTo('clientSignup')} />
      </ForNewcomers>
    </>
  )
}
