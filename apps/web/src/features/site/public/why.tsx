import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.tsx'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ar } from '../messages/why/ar.ts'
import { en } from '../messages/why/en.ts'
import { ClaimCards } from '../parts/home/claim-cards.tsx'
import { DrawingFrame } from '../parts/drawings/drawing-frame.tsx'
import { FunnelDrawing } from '../parts/drawings/drawing-funnel.tsx'
import { InvoiceDrawing } from '../parts/drawings/drawing-invoice.tsx'
import { OverlapDrawing } from '../parts/drawings/drawing-overlap.tsx'
import { ReportDrawing } from '../parts/drawings/drawing-report.tsx'
import { SearchDrawing } from '../parts/drawings/drawing-search.tsx'
import { TenthsDrawing } from '../parts/drawings/drawing-tenths.tsx'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PageSections } from '../parts/page-sections.tsx'
import { StepRoad } from '../parts/home/step-road.tsx'

/** The reasons, each drawn where a drawing says it better, and every number with the way it is counted. */
export function Screen() {
  const words = useWords({ ar, en })
  const { page, claims, figures, selection_steps } = usePage('why')
  const drawings = {
    chosen: (
      <DrawingFrame label={words.funnel.label} caption={words.funnel.caption}>
        <FunnelDrawing steps={selection_steps} />
      </DrawingFrame>
    ),
    fair: <ReportDrawing words={words.report} />,
    price: <InvoiceDrawing words={words.invoice} />,
    time: <OverlapDrawing words={words.overlap} on={page.updated_on} />,
    arabic: <SearchDrawing words={words.search} />,
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
        drawing={<TenthsDrawing words={words.tenths} claims={claims} />}
      >
        <ForNewcomers>
          <ButtonLink as={PageLink} href={pathTo('clientSignup')}>
            {words.start}
          </ButtonLink>
        </ForNewcomers>
        <ButtonLink as={PageLink} href={pathTo('homeTalent')} kind="quiet">
          {words.join}
        </ButtonLink>
      </PageHero>
      <PageSections sections={page.sections} drawings={drawings} below={below} />
      <ForNewcomers>
        <div className="pt-10">
          <LastWord words={words.last} href={pathTo('clientSignup')} />
        </div>
      </ForNewcomers>
    </>
  )
}
