import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ar } from '../messages/why/ar.ts'
import { en } from '../messages/why/en.ts'
import { ClaimCards } from '../parts/home/claim-cards.tsx'
import { IllustrationFrame } from '../parts/illustrations/illustration-frame.tsx'
import { FunnelIllustration } from '../parts/illustrations/illustration-funnel.tsx'
import { InvoiceIllustration } from '../parts/illustrations/illustration-invoice.tsx'
import { OverlapIllustration } from '../parts/illustrations/illustration-overlap.tsx'
import { ReportIllustration } from '../parts/illustrations/illustration-report.tsx'
import { SearchIllustration } from '../parts/illustrations/illustration-search.tsx'
import { TenthsIllustration } from '../parts/illustrations/illustration-tenths.tsx'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSections } from '../parts/page-sections.tsx'
import { StepRoad } from '../parts/home/step-road.tsx'

/** The reasons, some with an illustration; every number is shown with the way it is counted. */
export function Screen() {
  const words = useWords({ ar, en })
  const { page, claims, figures, selection_steps } = usePage('why')
  const illustrations = {
    chosen: (
      <IllustrationFrame label={words.funnel.label} caption={words.funnel.caption}>
        <FunnelIllustration steps={selection_steps} />
      </IllustrationFrame>
    ),
    fair: <ReportIllustration words={words.report} />,
    price: <InvoiceIllustration words={words.invoice} />,
    time: <OverlapIllustration words={words.overlap} on={page.updated_on} />,
    arabic: <SearchIllustration words={words.search} />,
  }
  const below = {
    chosen: <StepRoad title={words.steps.title} steps={selection_steps} />,
    numbers: <ClaimCards claims={claims} figures={figures} words={words.claims} />,
  }
  return (
    <>
      <PageHero
        eyebrow={words.eyebrow}
        title={page.title}
        lead={page.lead}
        illustration={<TenthsIllustration words={words.tenths} claims={claims} />}
      >
        <ForNewcomers>
          <ButtonLink as={PageLink} href={pathTo('clientSignup')}>
            {words.start}
          </ButtonLink>
          <ButtonLink as={PageLink} href={pathTo('homeTalent')} kind="quiet">
            {words.join}
          </ButtonLink>
        </ForNewcomers>
      </PageHero>
      <PageSections
        sections={page.sections.filter(({ id }) => id !== 'numbers' || claims.length > 0)}
        illustrations={illustrations}
        below={below}
      />
      <ForNewcomers>
        <div className="pt-10">
          <LastWord words={words.last} href={pathTo('clientSignup')} />
        </div>
      </ForNewcomers>
    </>
  )
}
