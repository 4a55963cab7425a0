import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { Badge } from '../../../../ui/display/badge.tsx'
import { cx } from '../../../../ui/cx.ts'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import { HomeSection } from './home-section.tsx'

type Props = { words: { title: string; text: string }; steps: readonly SiteContent<'selection_step'>[] }

/** Connector: vertical on a phone, horizontal on a wide screen. */
const LINE =
  'before:absolute last:before:hidden before:start-[0.35rem] before:top-8 before:-bottom-8 before:border-s before:border-line-strong/50 ' +
  'lg:before:inset-x-0 lg:before:top-[0.4rem] lg:before:bottom-auto lg:before:border-s-0 lg:before:border-t'

/** The four steps of selection on a timeline. */
export const Stages = ({ words, steps }: Props) => (
  <HomeSection id="stages" title={words.title} text={words.text} sunken>
    <ol className="grid gap-y-10 lg:grid-cols-4">
      {steps.map(({ slug, title, text, promise }, index) => (
        <li key={slug} className={cx('relative ps-8 lg:ps-0 lg:pe-8 lg:pt-8', LINE)}>
          <span className="absolute start-0 top-2 flex lg:top-0 lg:bg-sunken lg:pe-3">
            <NuqtaCount n={index + 1} className="text-[0.8rem] max-lg:[&>*:not(:first-child)]:hidden" />
          </span>
          <h3 className="text-lg leading-normal">{title}</h3>
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
          <Badge tone="accent" className="mt-3">
            {promise}
          </Badge>
        </li>
      ))}
    </ol>
  </HomeSection>
)
