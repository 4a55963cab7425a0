import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ar } from '../messages/case-study/ar.ts'
import { en } from '../messages/case-study/en.ts'
import { CaseFigures } from '../parts/articles/case-figures.tsx'
import { Contents } from '../parts/contents.tsx'
import { DemoNote } from '../parts/demo-note.tsx'
import { ExamDayIllustration } from '../parts/illustrations/illustration-exam-day.tsx'
import { MonthsIllustration } from '../parts/illustrations/illustration-months.tsx'
import { SquadIllustration } from '../parts/illustrations/illustration-squad.tsx'
import { ForNewcomers } from '../parts/home/for-newcomers.tsx'
import { LastWord } from '../parts/home/last-word.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { type BySection, SectionWords } from '../parts/page-sections.tsx'

/** How a client’s story went: the figures, the sections with their illustrations, the client’s own words. */
export function Screen() {
  const words = useWords({ ar, en })
  const { case_study: story, organisation } = usePage('caseStudy')
  const illustrations: BySection =
    story.slug === 'education-platform'
      ? { team: <SquadIllustration words={words.squad} />, work: <MonthsIllustration words={words.months} /> }
      : {}
  const hero = story.slug === 'education-platform' ? <ExamDayIllustration words={words.examDay} /> : undefined
  return (
    <>
      <article>
        <PageHero
          eyebrow={organisation ? `${words.eyebrow} · ${organisation.name}` : words.eyebrow}
          title={story.title}
          lead={story.lead}
          illustration={hero}
        >
          {story.demo && <DemoNote>{words.demo}</DemoNote>}
        </PageHero>
        <CaseFigures label={words.figures} figures={story.figures} />
        <div className="page grid gap-x-16 gap-y-10 py-12 lg:grid-cols-[15rem_1fr] lg:py-16">
          <div>
            <Contents parts={story.sections} />
          </div>
          <div className="flex min-w-0 flex-col gap-14">
            {story.sections.map((section) => (
              <section key={section.id} id={section.id}>
                <SectionWords section={section} />
                {illustrations[section.id] && <div className="mt-7 max-w-[42rem]">{illustrations[section.id]}</div>}
              </section>
            ))}
            <figure className="measure border-s-4 border-point ps-6">
              <blockquote className="text-xl font-strong text-balance">{story.quote.text}</blockquote>
              <figcaption className="mt-3 text-ink-soft text-pretty">{story.quote.by}</figcaption>
            </figure>
            {organisation && (
              <Card tone="sunken" className="measure" pad="large">
                <p className="text-sm text-ink-soft">{words.about}</p>
                <p className="mt-1 text-lg font-semibold">{organisation.name}</p>
                <p className="text-ink-soft">{organisation.about}</p>
              </Card>
            )}
          </div>
        </div>
      </article>
      <ForNewcomers>
        <LastWord words={words.last} href={pathTo('clientSignup')} />
      </ForNewcomers>
    </>
  )
}
