import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { useActionTargets, usePage } from '../../../platform/navigation/page-data.tsx'
import { ar } from '../messages/home/ar-client.ts'
import { en } from '../messages/home/en-client.ts'
import { claimed } from '../parts/home/claimed.ts'
import { ContinueStrip } from '../parts/home/continue-strip.tsx'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { Hero } from '../parts/home/hero.tsx'
import { HomeExperts } from '../parts/home/home-experts.tsx'
import { HomeOrganisations } from '../parts/home/home-organisations.tsx'
import { HomeRecruiter, RecruiterForm } from '../parts/home/home-recruiter.tsx'
import { HomeSectors } from '../parts/home/home-sectors.tsx'
import { HomeServices } from '../parts/home/home-services.tsx'
import { HomeTalents } from '../parts/home/home-talents.tsx'
import { HomeWhy } from '../parts/home/home-why.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { InvoiceSketch } from '../parts/sketches/sketch-invoice.tsx'
import { OverlapSketch } from '../parts/sketches/sketch-overlap.tsx'
import { ReportSketch } from '../parts/sketches/sketch-report.tsx'
import { ShortlistSketch } from '../parts/sketches/sketch-shortlist.tsx'
import { Stages } from '../parts/home/stages.tsx'
import { Stats } from '../parts/home/stats.tsx'
import { StepsBoard } from '../parts/home/steps-board.tsx'
import { TalentsBoard } from '../parts/home/talents-board.tsx'

const ON_THE_BOARD = 3

export function Screen() {
  const words = useWords({ ar, en })
  const page = usePage('homeClient')
  const { claims, talents, selection_steps: steps } = page
  const start = pathTo('clientSignup')
  const { matching } = useActionTargets()
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
      <HomeTalents words={words.talents} href={matching} talents={talents} visibleCount={ON_THE_BOARD} />
      <HomeServices words={words.services} services={page.service_cards} />
      <HomeWhy
        words={words.why}
        reasons={[
          { ...shortlist, illustration: <ShortlistSketch /> },
          { ...overlap, illustration: <OverlapSketch words={overlap} /> },
          { ...report, illustration: <ReportSketch words={report} /> },
          { ...invoice, illustration: <InvoiceSketch words={invoice} /> },
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
