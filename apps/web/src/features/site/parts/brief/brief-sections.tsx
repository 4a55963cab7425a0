import type { SiteContent } from '@fareeq/domain/site/schema.ts'
import { Check, X } from 'lucide-react'
import { Card } from '../../../../ui/layout/card.tsx'
import { NuqtaCount } from '../../../../ui/display/nuqta.tsx'
import type { BriefWords } from '../../messages/ai-recruiter/ar.ts'
import { Prose } from '../prose.tsx'

type Section = SiteContent<'page'>['sections'][number]

/** How it works, step by step. */
export const BriefSteps = ({ section: { id, title, text, points = [] } }: { section: Section }) => (
  <section aria-labelledby={id} className="page pt-18 lg:pt-24">
    <h2 id={id} className="text-3xl">
      {title}
    </h2>
    {text && <Prose text={text} />}
    <ol className="mt-8 grid gap-4.5 xs:grid-cols-2 lg:grid-cols-4">
      {points.map((point, index) => (
        <Card as="li" key={point.title} pad="large">
          <NuqtaCount n={index + 1} />
          <h3 className="mt-3 text-lg">{point.title}</h3>
          <p className="mt-1 text-sm text-ink-soft">{point.text}</p>
        </Card>
      ))}
    </ol>
  </section>
)

type HonestyProps = { words: BriefWords['honest']; limits: Section | undefined }

/** What it can and what it leaves to people, side by side. The limits are content: the business answers for them. */
export const BriefHonesty = ({ words, limits }: HonestyProps) => (
  <section aria-labelledby="honest" className="page py-18 lg:py-24">
    <h2 id="honest" className="text-3xl">
      {words.title}
    </h2>
    <p className="measure mt-2 text-ink-soft">{words.text}</p>
    <div className="mt-8 grid gap-4.5 md:grid-cols-2">
      <Card pad="large">
        <h3 className="flex items-center gap-2.5 text-lg">
          <Check aria-hidden className="size-5 text-positive" />
          {words.doesTitle}
        </h3>
        <div className="mt-3">
          <Prose text={words.does.map((line) => `- ${line}`).join('\n')} />
        </div>
      </Card>
      {limits?.text && (
        <Card pad="large">
          <h3 className="flex items-center gap-2.5 text-lg">
            <X aria-hidden className="size-5 text-ink-faint" />
            {words.doesNotTitle}
          </h3>
          <div className="mt-3">
            <Prose text={limits.text} />
          </div>
        </Card>
      )}
    </div>
  </section>
)
