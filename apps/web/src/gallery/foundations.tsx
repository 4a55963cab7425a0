import { useWords } from '../platform/i18n/i18n.ts'
import { BrandMark, Wordmark } from '../ui/display/brand.tsx'
import { Card } from '../ui/layout/card.tsx'
import { cx } from '../ui/cx.ts'
import { TextLink } from '../ui/actions/link.tsx'
import { Nuqta, NuqtaCount } from '../ui/display/nuqta.tsx'
import { Columns, Row, Section } from './section.tsx'
import { galleryWords } from './words.ts'

const GROUNDS = [
  'bg-surface',
  'bg-raised',
  'bg-sunken',
  'bg-line',
  'bg-line-strong',
  'bg-ink',
  'bg-accent',
  'bg-accent-soft',
  'bg-point',
  'bg-point-soft',
  'bg-positive',
  'bg-positive-soft',
  'bg-warning',
  'bg-warning-soft',
  'bg-danger',
  'bg-danger-soft',
]

export function Foundations() {
  const words = useWords(galleryWords)
  return (
    <Section id="foundations" title={words.sections.foundations}>
      <Row className="gap-8">
        <Wordmark size="lg" />
        <Wordmark />
        <Wordmark size="sm" />
        <BrandMark className="h-12" />
        <img src="/favicon.svg" alt="" className="size-8" />
        <img src="/icon-maskable.svg" alt="" className="size-16 rounded-xl" />
      </Row>
      <ul className="grid grid-cols-4 gap-3 xs:grid-cols-8">
        {GROUNDS.map((ground) => (
          <li key={ground} className="grid gap-1 text-xs text-ink-faint">
            <span className={cx('h-12 rounded-md border border-line', ground)} />
            <span className="ltr-island truncate">{ground.slice(3)}</span>
          </li>
        ))}
      </ul>
      <Columns>
        <div className="grid gap-3">
          <p className="text-4xl font-semibold xs:text-5xl">{words.headline}</p>
          <p className="text-2xl font-semibold">{words.headline}</p>
          <p className="text-lg text-ink-soft">{words.paragraph}</p>
        </div>
        <Card className="grid gap-4">
          <p>{words.paragraph}</p>
          <p className="text-sm text-ink-soft">{words.paragraph}</p>
          <p className="text-xs text-ink-faint">{words.paragraph}</p>
          <Row>
            <TextLink href="#foundations">{words.actions.learn}</TextLink>
            <TextLink plain href="#actions">
              {words.sections.actions}
            </TextLink>
            <Nuqta className="text-point" />
            <NuqtaCount n={1} total={4} />
            <NuqtaCount n={3} total={4} />
            <NuqtaCount n={4} />
          </Row>
        </Card>
      </Columns>
    </Section>
  )
}
