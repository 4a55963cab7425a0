import type { PartState } from '@fareeq/domain/operations/limits.ts'
import { pathTo } from '../../../paths.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { usePage } from '../../../platform/navigation/page-data.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { ar } from '../messages/status/ar.ts'
import { en } from '../messages/status/en.ts'
import { PageHero } from '../parts/page-hero.tsx'

const TONES = { works: 'positive', slow: 'warning', down: 'danger' } as const satisfies Record<PartState, string>

/** Which part works, is slow or is down. */
export function Screen() {
  const words = useWords({ ar, en })
  const { status } = usePage('status')
  return (
    <>
      <PageHero title={words.title} lead={words.lead[status.state]} className="lg:pb-8" />
      <div className="page pb-16">
        <div className="max-w-3xl">
          <ul className="rounded-lg border border-line bg-raised">
            {status.parts.map(({ part, state }) => (
              <li key={part} className="border-b border-line px-5 py-4 last:border-b-0">
                <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                  <h2 className="text-base">{words.parts[part].name}</h2>
                  <Badge tone={TONES[state]}>{words.states[state]}</Badge>
                </div>
                <p className="mt-1 text-sm text-pretty text-ink-soft">
                  {state === 'works' ? words.parts[part].text : words.advice[part][state]}
                </p>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-soft">{words.fresh}</p>
          <section className="mt-12">
            <h2 className="text-xl">{words.stillBroken.title}</h2>
            <p className="mt-2 mb-4 text-ink-soft">{words.stillBroken.text}</p>
            <ButtonLink as={PageLink} href={pathTo('contact')} kind="quiet">
              {words.write}
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  )
}
