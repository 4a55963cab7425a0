import { pathTo } from '../../../paths.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { useSiteWords } from '../../site/messages/en.ts'
import { Day } from '../../site/parts/home/day.tsx'
import { PageHero } from '../../site/parts/page-hero.tsx'
import { PointList } from '../../site/parts/page-sections.tsx'
import { Prose } from '../../site/parts/prose.tsx'
import { useRecruiterWords } from '../messages/en.ts'

/** What goes into a suggestion and what does not, how it is changed, and who answers for it. */
export function Screen() {
  const words = useRecruiterWords()
  const { updatedOn } = useSiteWords()
  const { page } = usePage('howSuggestions')
  return (
    <article>
      <PageHero eyebrow={words.name} title={page.title} lead={page.lead} className="lg:pb-10">
        <p className="text-sm text-ink-soft">
          {`${updatedOn} `}
          <Day on={page.updated_on} />
        </p>
      </PageHero>
      <div className="page grid gap-11 pb-20">
        {page.sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className="text-2xl">
              {section.title}
            </h2>
            {section.text && <Prose text={section.text} className="measure mt-3 text-pretty" />}
            {section.points && <PointList points={section.points} />}
          </section>
        ))}
        <div className="flex flex-wrap gap-3">
          <ButtonLink as={PageLink} href={pathTo('aiRecruiter')}>
            {words.name}
          </ButtonLink>
          <ButtonLink as={PageLink} href={pathTo('contact', {}, { topic: 'other' })} kind="quiet">
            {words.object.open}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
