import type { Shown } from '@fareeq/domain/site/schema.ts'
import { useWords } from '../../../platform/i18n.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { ar } from '../messages/home/ar.ts'
import { en } from '../messages/home/en.ts'
import { HomeSection } from './home-section.tsx'

type Props = { words: { title: string; text: string }; experts: readonly Shown<'expert'>[] }

export function HomeExperts({ words, experts }: Props) {
  const { demo } = useWords({ ar, en })
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
      {experts.some((expert) => expert.demo) && <p className="mt-9 text-xs text-ink-soft">{demo.experts}</p>}
    </HomeSection>
  )
}
