import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { ar as siteAr } from '../messages/ar.ts'
import { en as siteEn } from '../messages/en.ts'
import { ar } from '../messages/text/ar.ts'
import { en } from '../messages/text/en.ts'
import { Contents } from '../parts/contents.tsx'
import { Day } from '../parts/home/day.tsx'
import { PageHero } from '../parts/page-hero.tsx'
import { PointList } from '../parts/page-sections.tsx'
import { Prose } from '../parts/prose.tsx'

/** A page of plain text that people are asked to agree with: privacy, terms. */
export function Screen() {
  const words = useWords({ ar, en })
  const { updatedOn } = useWords({ ar: siteAr, en: siteEn })
  const { id, page } = usePage('privacy', 'terms')
  return (
    <article>
      <PageHero eyebrow={words.eyebrow} title={page.title} lead={page.lead} className="lg:pb-10">
        <p className="text-sm text-ink-soft">
          {`${updatedOn} `}
          <Day on={page.updated_on} />
        </p>
      </PageHero>
      <div className="page grid gap-x-16 gap-y-8 pb-20 lg:grid-cols-[15rem_1fr]">
        <div>
          <Contents parts={page.sections} />
        </div>
        <div className="min-w-0">
          <ol className="flex flex-col gap-11">
            {page.sections.map((section, at) => (
              <li key={section.id}>
                <section id={section.id} aria-labelledby={`${section.id}-title`}>
                  <h2 id={`${section.id}-title`} className="flex items-baseline gap-3 text-2xl break-after-avoid">
                    <span aria-hidden className="num min-w-5 text-base text-ink-faint">
                      {at + 1}
                    </span>
                    {section.title}
                  </h2>
                  {section.text && <Prose text={section.text} className="mt-3 ps-8 text-pretty" />}
                  {section.points && <PointList points={section.points} />}
                </section>
              </li>
            ))}
          </ol>
          <aside className="measure mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-8 print:hidden">
            <div className="min-w-0">
              <h2 className="text-lg">{words.question.title}</h2>
              <p className="text-ink-soft">{words.question.text}</p>
              <TextLink
                as={PageLink}
                href={pathTo(id === 'privacy' ? 'terms' : 'privacy')}
                className="hit mt-2 inline-block"
              >
                {words.other[id]}
              </TextLink>
            </div>
            <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
              {words.question.action}
            </ButtonLink>
          </aside>
        </div>
      </div>
    </article>
  )
}
