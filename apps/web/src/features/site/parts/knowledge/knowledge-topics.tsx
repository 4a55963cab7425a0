import type { ComponentPropsWithoutRef } from 'react'
import { useWords } from '../../../../platform/i18n/i18n.ts'
import { isPlainClick, PageLink } from '../../../../platform/navigation/page-link.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'
import { ar } from '../../messages/knowledge-center/ar.ts'
import { en } from '../../messages/knowledge-center/en.ts'
import { type Question, questionHref, type KnowledgeContent } from './knowledge-live-search.ts'

type Props = { results: KnowledgeContent; onChoose: (question: Question) => void }

/** Topics as links; after hydration they filter in place. */
export function KnowledgeTopics({ results: { topics, topic, q }, onChoose }: Props) {
  const words = useWords({ ar, en }).topics
  const choices = [{ slug: null, title: words.all }, ...topics]
  return (
    <nav aria-label={words.label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ slug, title }) => (
          <li key={title}>
            <Chip
              href={questionHref({ q, topic: slug })}
              current={slug === topic}
              onChoose={() => onChoose({ q, topic: slug })}
            >
              {title}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type ChipProps = ComponentPropsWithoutRef<'a'> & { href: string; current: boolean; onChoose: () => void }

const Chip = ({ href, current, onChoose, children }: ChipProps) => (
  <PageLink
    href={href}
    aria-current={current ? 'true' : undefined}
    onClick={(event) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      onChoose()
    }}
    className={cx(
      'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] transition-colors',
      current
        ? 'border-accent bg-accent-soft font-strong text-accent'
        : 'border-line bg-raised text-ink-soft hover:border-line-strong hover:text-ink',
    )}
  >
    {current && <Nuqta className="text-[0.5rem] text-point" />}
    {children}
  </PageLink>
)
