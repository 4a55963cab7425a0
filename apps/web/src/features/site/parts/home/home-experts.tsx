import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { Avatar } from '../../../../ui/display/avatar.tsx'
import { HomeSection } from './home-section.tsx'

type Props = { words: { title: string; text: string }; experts: readonly SiteContent<'expert'>[] }

export function HomeExperts({ words, experts }: Props) {
  if (experts.length === 0) return null
  return (
    <HomeSection id="experts" title={words.title} text={words.text}>
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {experts.map(({ slug, name, role, text }) => (
          <li key={slug} className="flex gap-4">
            <Avatar id={slug} name={name} size="lg" />
            <div className="min-w-0">
              <h3 className="text-[1.0625rem] leading-normal">{name}</h3>
              <p className="text-sm text-accent">{role}</p>
              <p className="mt-1.5 text-sm text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
