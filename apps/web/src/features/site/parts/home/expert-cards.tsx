import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { Avatar } from '../../../../ui/display/avatar.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import type { AboutWords } from '../../messages/about/ar.ts'
import { DemoNote } from '../demo-note.tsx'

type Props = { words: AboutWords['experts']; experts: readonly SiteContent<'expert'>[] }

/** The people behind the choice; where they are invented it is said before their names. */
export const ExpertCards = ({ words, experts }: Props) =>
  experts.length > 0 && (
    <section id="experts" className="page py-10 lg:py-14">
      <h2 className="text-[clamp(1.5rem,1.25rem+1vw,1.875rem)]">{words.title}</h2>
      {experts.some(({ demo }) => demo) && <DemoNote className="mt-3">{words.demo}</DemoNote>}
      <ul className="mt-7 grid gap-4.5 sm:grid-cols-2 lg:grid-cols-3">
        {experts.map(({ slug, name, role, text }) => (
          <Card as="li" key={slug} pad="large">
            <div className="flex items-center gap-4">
              <Avatar id={slug} name={name} size="lg" />
              <div className="min-w-0">
                <h3 className="text-[1.0625rem] leading-normal">{name}</h3>
                <p className="text-sm text-ink-soft">{role}</p>
              </div>
            </div>
            <p className="mt-4 text-[0.9375rem] text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
