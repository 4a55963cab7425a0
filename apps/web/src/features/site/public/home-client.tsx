import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n.tsx'
import { usePage } from '../../../platform/page-data.tsx'
import { ar } from '../messages/home/ar-client.ts'
import { en } from '../messages/home/en-client.ts'
import { claimed } from '../parts/claimed.ts'
import { ContinueStrip } from '../parts/continue-strip.tsx'
import { ForNewcomers } from '../parts/for-newcomers.tsx'
import { Hero } from '../parts/hero.tsx'
import { HomeExperts } from '../parts/home-experts.tsx'
import { HomeOrganisations } from '../parts/home-organisations.tsx'
import { HomeRecruiter, RecruiterForm } from '../parts/home-recruiter.tsx'
import { HomeSectors } from '../parts/home-sectors.tsx'
import { HomeServices } from '../parts/home-services.tsx'
import { HomeTalents } from '../parts/home-talents.tsx'
import { HomeWhy } from '../parts/home-why.tsx'
import { LastWord } from '../parts/last-word.tsx'
import { InvoiceSketch } from '../parts/sketch-invoice.tsx'
import { OverlapSketch } from '../parts/sketch-overlap.tsx'
import { ReportSketch } from '../parts/sketch-report.tsx'
import { ShortlistSketch } from '../parts/sketch-shortlist.tsx'
import { Stages } from '../parts/stages.tsx'
import { Stats } from '../parts/stats.tsx'
import { StepsBoard } from '../parts/steps-board.tsx'
import { TalentsBoard } from '../parts/talents-board.tsx'

const ON_THE_BOARD = 3

export function Screen() {
  const words = useWords({ ar, en })
  const page = usePage('homeClient')
  const { claims, talents, selection_steps: steps } = page
  const start = pathTo('clientSignup')
  const { shortlist, overlap, report, invoice } = words.why
  return (
    <>
      <ContinueStrip />
      <Hero
        eyebrow={words.hero.eyebrow(claimed(claims, 'countries'))}
        title={words.hero.title}
        lead={words.hero.lead}
        start={{ href: start, label: words.hero.start }}
        more={{ href: '#stages', label: words.hero.more }}
        proofs={[words.hero.proof, claimed(claims, 'organisations') ?? '']}
      >
        {talents.length > 0 ? (
          <TalentsBoard words={words.board} talents={talents.slice(0, ON_THE_BOARD)} />
        ) : (
          <StepsBoard title={words.board.steps} steps={steps} />
        )}
      </Hero>
      <Stats claims={claims} figures={page.figures} />
      <HomeOrganisations
        title={words.organisations.title}
        organisations={page.organisations}
        sectors={page.sectors}
        claims={claims}
      />
      <HomeTalents words={words.talents} href={start} talents={talents} seen={ON_THE_BOARD} />
      <HomeServices words={words.services} services={page.service_cards} />
      <HomeWhy
        words={words.why}
        reasons={[
          { ...shortlist, drawing: <ShortlistSketch /> },
          { ...overlap, drawing: <OverlapSketch words={overlap} /> },
          { ...report, drawing: <ReportSketch words={report} /> },
          { ...invoice, drawing: <InvoiceSketch words={invoice} /> },
        ]}
      />
      <Stages words={words.stages} steps={steps} />
      <HomeSectors words={words.sectors} sectors={page.sectors} />
      <HomeRecruiter words={words.recruiter}>
        <RecruiterForm words={words.recruiter} />
      </HomeRecruiter>
      <HomeExperts words={words.experts} experts={page.experts} />
      <ForNewcomers>
        <LastWord words={words.last} href={start} />
      </ForNewcomers>
    </>
  )
}
