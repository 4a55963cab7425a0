import type { ReactNode } from 'react'
import { pathTo } from '../../../../paths.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { HomeSection } from './home-section.tsx'

type Reason = { title: string; text: string; label: string; illustration: ReactNode }
type Props = { words: { title: string; text: string; more: string }; reasons: readonly Reason[] }

/** Four reasons, each with an illustration. */
export const HomeWhy = ({ words, reasons }: Props) => (
  <HomeSection id="why" title={words.title} text={words.text} action={{ href: pathTo('why'), label: words.more }}>
    <ul className="grid gap-4.5 sm:grid-cols-2">
      {reasons.map(({ title, text, label, illustration }) => (
        <Card as="li" key={title} pad="none" className="flex flex-col overflow-hidden">
          <div
            role="img"
            aria-label={label}
            className="flex min-h-46 items-center justify-center border-b border-line bg-sunken p-5 lg:min-h-56"
          >
            {illustration}
          </div>
          <div className="p-5 xs:p-6">
            <h3 className="text-lg leading-normal">{title}</h3>
            <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
          </div>
        </Card>
      ))}
    </ul>
  </HomeSection>
)
