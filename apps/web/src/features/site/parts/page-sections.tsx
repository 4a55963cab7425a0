import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import type { ReactNode } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { Prose, Spans } from './prose.tsx'

export type PageSection = SiteContent<'page'>['sections'][number]
type Points = NonNullable<PageSection['points']>

/** By section id; a section without an entry has text only. */
export type BySection = Readonly<Record<string, ReactNode>>

type Props = {
  sections: readonly PageSection[]
  /** Beside the text. */
  illustrations?: BySection
  /** Below it, full width. */
  below?: BySection
}

/** Sections of a page, with illustrations on alternate sides. */
export const PageSections = ({ sections, illustrations = {}, below = {} }: Props) => {
  const withIllustration = sections.map(({ id }) => id).filter((id) => id in illustrations)
  return sections.map((section) => (
    <section key={section.id} id={section.id} className="page py-10 text-pretty lg:py-14">
      {illustrations[section.id] ? (
        <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
          <div className="min-w-0">
            <SectionWords section={section} />
          </div>
          <div className={cx('min-w-0', withIllustration.indexOf(section.id) % 2 === 1 && 'lg:order-first')}>
            {illustrations[section.id]}
          </div>
        </div>
      ) : (
        <SectionWords section={section} wide />
      )}
      {below[section.id]}
    </section>
  ))
}

/** Title, text and points; `wide` renders the points as cards. */
export const SectionWords = ({ section, wide }: { section: PageSection; wide?: boolean }) => (
  <>
    <h2 className="text-[clamp(1.5rem,1.25rem+1vw,1.875rem)]">{section.title}</h2>
    {section.text && <Prose text={section.text} className="mt-4 text-[1.0625rem]" />}
    {section.points && (wide ? <PointCards points={section.points} /> : <PointList points={section.points} />)}
  </>
)

const PointCards = ({ points }: { points: Points }) => (
  <ul className="mt-7 grid gap-4.5 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
    {points.map(({ title, text }) => (
      <Card as="li" key={title} pad="large">
        <Nuqta className="text-[0.9rem] text-point" />
        <h3 className="mt-3 text-lg">{title}</h3>
        <p className="mt-1 text-ink-soft">
          <Spans text={text} />
        </p>
      </Card>
    ))}
  </ul>
)

export const PointList = ({ points }: { points: Points }) => (
  <ul className="measure mt-5 flex flex-col gap-5">
    {points.map(({ title, text }) => (
      <li key={title} className="flex gap-3.5">
        <Nuqta className="mt-[0.55em] text-[0.7rem] text-point" />
        <div className="min-w-0">
          <h3 className="text-[1.0625rem] leading-normal">{title}</h3>
          <p className="text-ink-soft">
            <Spans text={text} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)
