import type { ReactNode } from 'react'
import { pathTo } from '../../paths.ts'
import { useFrame } from '../../platform/navigation/page-data.tsx'
import { PageLink } from '../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { TextLink } from '../../ui/actions/link.tsx'
import type { FrameWords } from './messages/ar.ts'
import { useLinks } from './use-links.ts'

type Words = FrameWords['footer']
type FooterLink = { href: string; label: string }

/** The groups of questions that are asked most; each has its place on the page of questions. */
const GROUPS = ['companies', 'talents', 'money', 'assessment'] as const

/** The four blocks: site map, services, questions, contact. */
export function FooterBlocks({ words }: { words: Words }) {
  const { pages } = useLinks()
  const { services, has_story, policies } = useFrame()
  const more = [
    ...(has_story ? [{ href: pathTo('caseStudy'), label: words.caseStudy }] : []),
    { href: pathTo('pricing'), label: words.pricing },
    { href: pathTo('podcast'), label: words.podcast },
    { href: pathTo('bringBuddy'), label: words.bringBuddy },
  ]
  const questions = GROUPS.map((group) => ({ href: `${pathTo('faq')}#${group}`, label: words.questions[group] }))
  return (
    <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-[1.1fr_1.35fr_1.1fr_1.25fr]">
      <Block id="footer-site-map" title={words.siteMap}>
        <Ways ways={[...pages, ...more]} />
      </Block>
      <Block id="footer-services" title={words.services}>
        <Ways
          ways={[
            ...services.map(({ slug, name }) => ({ href: pathTo('service', { slug }), label: name })),
            { href: pathTo('services'), label: words.allServices },
          ]}
        />
      </Block>
      <Block id="footer-faq" title={words.faq}>
        <Ways ways={[...questions, { href: pathTo('faq'), label: words.allQuestions }]} />
      </Block>
      <Block id="footer-contact" title={words.contact}>
        <p className="mt-3 text-sm text-ink-soft">{words.answered(policies.ticket_contact_days)}</p>
        <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet" size="small" className="mt-4">
          {words.write}
        </ButtonLink>
      </Block>
    </div>
  )
}

const Block = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="min-w-0">
    <h2 id={id} className="text-sm">
      {title}
    </h2>
    {children}
  </section>
)

const Ways = ({ ways }: { ways: readonly FooterLink[] }) => (
  <ul className="mt-2 text-sm">
    {ways.map(({ href, label }) => (
      <li key={href}>
        <TextLink
          as={PageLink}
          href={href}
          plain
          className="inline-flex min-h-11 items-center py-1 leading-snug lg:min-h-9"
        >
          {label}
        </TextLink>
      </li>
    ))}
  </ul>
)
