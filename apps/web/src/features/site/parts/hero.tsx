import type { ReactNode } from 'react'
import { PageLink } from '../../../platform/page-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { cx } from '../../../ui/cx.ts'
import { Nuqta } from '../../../ui/nuqta.tsx'
import type { HomeWords } from '../messages/home/ar.ts'

type Props = { words: HomeWords['client'] | HomeWords['talent']; start: string; children: ReactNode }

/** The promise on one side, the product at work on the other. */
export const Hero = ({ words, start, children }: Props) => (
  <section className="page grid items-center gap-x-14 gap-y-12 py-12 lg:grid-cols-[1.05fr_0.95fr] lg:py-18">
    <div className="min-w-0">
      <p className="flex items-center gap-2.5 text-[0.9375rem] font-strong text-accent">
        <Nuqta className="text-point" />
        {words.eyebrow}
      </p>
      <h1 className="mt-4 text-[clamp(2.25rem,1.2rem+4vw,3.5rem)]">
        {words.title.before}
        <span className="bg-[linear-gradient(var(--point),var(--point))] bg-[length:100%_0.13em] bg-[position:0_91%] bg-no-repeat">
          {words.title.strong}
        </span>
        {words.title.after}
      </h1>
      <p className="mt-5 max-w-[34em] text-lg text-ink-soft">{words.lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink as={PageLink} href={start} className="max-xs:w-full">
          {words.start}
        </ButtonLink>
        <ButtonLink href="#stages" kind="quiet" className="max-xs:w-full">
          {words.more}
        </ButtonLink>
      </div>
      <ul className="mt-6 flex flex-wrap gap-x-3 gap-y-1 text-sm max-xs:flex-col xs:items-center text-ink-soft">
        {words.proof.map((line, index) => (
          <li key={line} className="flex items-center gap-3">
            <Nuqta className={cx('text-[0.4rem] text-point', index === 0 && 'xs:hidden')} />
            {line}
          </li>
        ))}
      </ul>
    </div>
    {children}
  </section>
)
