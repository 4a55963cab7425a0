import { ArrowRight } from 'lucide-react'
import { pathTo } from '../../../../paths.ts'
import { useFrame } from '../../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useSession } from '../../../../platform/session/session.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import type { ContactWords } from '../../messages/contact/ar.ts'

/** What happens to a message, step by step. */
export function ContactNext({ words, topic }: { words: ContactWords['next']; topic: string | undefined }) {
  const { policies } = useFrame()
  const days = policies[topic === 'company' ? 'ticket_company_proof_days' : 'ticket_contact_days']
  const steps = [...words.steps, { title: words.answerTitle(days), text: words.answerText }]
  return (
    <section aria-labelledby="next">
      <h2 id="next" className="text-lg">
        {words.title}
      </h2>
      <ol className="mt-4 grid gap-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[3.25rem_1fr] gap-3">
            <NuqtaCount n={index + 1} className="mt-2" />
            <div className="min-w-0">
              <h3 className="text-[0.9375rem] leading-relaxed">{title}</h3>
              <p className="text-sm text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Pages that may answer the question without a message. */
export function ContactWays({ words }: { words: ContactWords['ways'] }) {
  const { user } = useSession()
  const ways = [
    { href: pathTo('faq'), ...words.faq },
    ...(user ? [] : [{ href: pathTo('clientSignup'), ...words.client }]),
    { href: pathTo('aiRecruiter'), ...words.recruiter },
  ]
  return (
    <section aria-labelledby="ways">
      <h2 id="ways" className="text-lg">
        {words.title}
      </h2>
      <ul className="mt-4 grid gap-2.5">
        {ways.map(({ href, title, text }) => (
          <Card as="li" key={href} interactive pad="none" className="flex items-center gap-3 px-4 py-3">
            <div className="min-w-0 flex-1">
              <PageLink
                href={href}
                className="rounded-xs font-strong text-ink after:absolute after:inset-0 after:rounded-lg"
              >
                {title}
              </PageLink>
              <p className="text-sm text-pretty text-ink-soft">{text}</p>
            </div>
            <ArrowRight aria-hidden className="size-4.5 flex-none text-ink-faint rtl:-scale-x-100" />
          </Card>
        ))}
      </ul>
    </section>
  )
}
