import type { ReactNode } from 'react'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { ForNewcomers } from './for-newcomers.tsx'

type Props = {
  eyebrow: string
  title: { before: string; strong: string; after: string }
  lead: string
  start: { href: string; label: string }
  more: { href: string; label: string }
  proofs: readonly string[]
  children: ReactNode
}

/** Headline and actions on one side, an example of the product on the other. */
export const Hero = ({ eyebrow, title, lead, start, more, proofs, children }: Props) => (
  <section
    id="hero"
    aria-labelledby="hero-title"
    className="page grid items-center gap-x-16 gap-y-12 pt-8 pb-14 xs:pt-12 lg:grid-cols-[1.05fr_0.95fr] lg:py-20"
  >
    <div className="min-w-0 text-pretty">
      <p className="flex items-center gap-2.5 text-[0.9375rem] font-strong text-accent">
        <Nuqta className="text-[0.8em] text-point" />
        {eyebrow}
      </p>
      <h1 id="hero-title" className="mt-3 text-[clamp(2.125rem,1.1rem+4vw,3.625rem)] lg:mt-4">
        {title.before || null}
        <span className="bg-[linear-gradient(var(--point),var(--point))] bg-[length:100%_0.13em] bg-[position:0_91%] bg-no-repeat">
          {title.strong}
        </span>
        {title.after || null}
      </h1>
      <p className="mt-4 max-w-[33em] text-[1.0625rem] text-ink-soft lg:mt-5 lg:text-lg">{lead}</p>
      <div className="mt-6 flex flex-wrap gap-3 lg:mt-8">
        <ForNewcomers>
          <ButtonLink as={PageLink} href={start.href} size="large" className="max-xs:w-full">
            {start.label}
          </ButtonLink>
        </ForNewcomers>
        <ButtonLink href={more.href} kind="quiet" size="large" className="max-xs:w-full">
          {more.label}
        </ButtonLink>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft lg:mt-6">
        {proofs.filter(Boolean).map((proof) => (
          <li key={proof} className="flex items-center gap-2.5">
            <Nuqta className="text-[0.45rem] text-point" />
            {proof}
          </li>
        ))}
      </ul>
    </div>
    {children}
  </section>
)
