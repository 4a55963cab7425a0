import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { ar } from '../messages/home/ar-talent.ts'
import { en } from '../messages/home/en-talent.ts'
import { claimed } from '../parts/home/claimed.ts'
import { ContinueStrip } from '../parts/home/continue-strip.tsx'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { Hero } from '../parts/home/hero.tsx'
import { HomeExperts } from '../parts/home/home-experts.tsx'
import { HomeOrganisations } from '../parts/home/home-organisations.tsx'
import { HomeRecruiter } from '../parts/home/home-recruiter.tsx'
import { MoreLink } from '../parts/home/home-section.tsx'
import { HomeSectors } from '../parts/home/home-sectors.tsx'
import { HomeServices } from '../parts/home/home-services.tsx'
import { HomeTalents } from '../parts/home/home-talents.tsx'
import { HomeWhy } from '../parts/home/home-why.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { ProfileBoard } from '../parts/home/profile-board.tsx'
import { InvoiceSketch } from '../parts/sketches/sketch-invoice.tsx'
import { ReportSketch } from '../parts/sketches/sketch-report.tsx'
import { SalarySketch } from '../parts/sketches/sketch-salary.tsx'
import { SlotsSketch } from '../parts/sketches/sketch-slots.tsx'
import { Stages } from '../parts/home/stages.tsx'
import { Stats } from '../parts/home/stats.tsx'
import { StepsBoard } from '../parts/home/steps-board.tsx'

/** What somebody who looks for work asks first. */
const FIRST = ['hires', 'organisations', 'renewals', 'countries']
const rank = (slug: string) => (FIRST.includes(slug) ? FIRST.indexOf(slug) : FIRST.length)

export function Screen() {
  const words = useWords({ ar, en })
  const page = usePage('homeTalent')
  const { claims, talents, selection_steps: steps } = page
  const [first] = talents
  const start = pathTo('talentSignup')
  const { user } = useSession()
  const { salary, report, slots, invoice } = words.why
  const ways = page.service_cards.map((card) => ({ ...card, tagline: words.services.ways[card.slug] ?? card.tagline }))
  return (
    <>
      <ContinueStrip />
      <Hero
        eyebrow={words.hero.eyebrow(claimed(claims, 'hires'))}
        title={words.hero.title}
        lead={words.hero.lead}
        start={{ href: start, label: words.hero.start }}
        more={{ href: '#stages', label: words.hero.more }}
        proofs={words.hero.proof}
      >
        {first ? (
          <ProfileBoard words={words.board} talent={first} />
        ) : (
          <StepsBoard title={words.board.steps} steps={steps} />
        )}
      </Hero>
      <Stats claims={claims.toSorted((a, b) => rank(a.slug) - rank(b.slug))} figures={page.figures} />
      <HomeOrganisations
        title={words.organisations.title}
        organisations={page.organisations}
        sectors={page.sectors}
        claims={claims}
      />
      <HomeTalents words={words.talents} href={user ? null : start} talents={talents} visibleCount={1} />
      <HomeServices words={words.services} services={ways} />
      <HomeWhy
        words={words.why}
        reasons={[
          { ...salary, illustration: <SalarySketch words={salary} /> },
          { ...report, illustration: <ReportSketch words={report} /> },
          { ...slots, illustration: <SlotsSketch words={slots} /> },
          { ...invoice, illustration: <InvoiceSketch words={invoice} /> },
        ]}
      />
      <Stages words={words.stages} steps={steps} />
      <HomeSectors words={words.sectors} sectors={page.sectors} />
      <HomeRecruiter words={words.recruiter}>
        <p className="mt-4">
          <MoreLink href={pathTo('aiRecruiter')} label={words.recruiter.action} />
        </p>
      </HomeRecruiter>
      <HomeExperts words={words.experts} experts={page.experts} />
      <ForNewcomers>
        <LastWord words={words.last} href={start} />
      </ForNewcomers>
    </>
  )
}
