import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { HomeSection } from './home-section.tsx'

type Props = { words: { title: string; text: string }; sectors: readonly SiteContent<'sector'>[] }

export const HomeSectors = ({ words, sectors }: Props) => (
  <HomeSection id="sectors" title={words.title} text={words.text}>
    <ul className="grid gap-x-10 gap-y-6 xs:grid-cols-2 lg:grid-cols-4 lg:gap-y-10">
      {sectors.map(({ slug, name, text }) => (
        <li key={slug} className="border-t border-line pt-4">
          <h3 className="flex items-baseline gap-2.5 text-[1.0625rem] leading-normal">
            <Nuqta className="text-[0.5rem] text-point" />
            {name}
          </h3>
          <p className="mt-1 text-sm text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </HomeSection>
)
