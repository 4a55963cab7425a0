import { Boxes, type LucideIcon, MessagesSquare, UserPlus } from 'lucide-react'
import { pathTo, type StaticRouteId } from '../../../../paths.ts'
import { useMayOpen } from '../../../../platform/session/may.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useHomeWords } from '../../messages/home/en.ts'

const WAYS: readonly ['vacancy' | 'consultant' | 'packages', StaticRouteId, LucideIcon][] = [
  ['vacancy', 'submitVacancy', UserPlus],
  ['consultant', 'bookConsultant', MessagesSquare],
  ['packages', 'hostingPackages', Boxes],
]

/** What else we do for a client. */
export function HomeMore() {
  const words = useHomeWords().more
  const mayOpen = useMayOpen()
  const ways = WAYS.filter(([, route]) => mayOpen(route))
  if (ways.length === 0) return null
  return (
    <section aria-labelledby="more" className="grid gap-4">
      <h2 id="more" className="text-xl">
        {words.title}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {ways.map(([name, route, Icon]) => (
          <li key={name}>
            <PageLink
              href={pathTo(route)}
              className="flex h-full items-start gap-3.5 rounded-xl border border-line bg-raised p-5 transition-colors hover:border-accent"
            >
              <Icon aria-hidden className="mt-0.5 size-5 flex-none text-accent" />
              <span className="min-w-0">
                <span className="block font-strong">{words[name].title}</span>
                <span className="block text-sm text-pretty text-ink-soft">{words[name].text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
