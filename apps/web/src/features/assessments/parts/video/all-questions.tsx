import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Card } from '../../../../ui/layout/card.tsx'
import { attemptQuery } from '../../api.ts'
import { ItemText } from '../runner/item-text.tsx'
import { useVideoWords } from '../../messages/video/en.ts'

/** All questions in advance, so that the first answer does not cover the second question. */
export function AllQuestions({ token, position, lang }: { token: string; position: number; lang: Lang }) {
  const words = useVideoWords()
  const id = useId()
  const { data } = useQuery(attemptQuery(token))
  const items = data?.attempt.items.filter((item) => item.kind === 'video') ?? []
  if (items.length < 2) return null
  return (
    <Card as="section" tone="sunken" pad="small" aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-sm text-ink-soft">
        {words.others}
      </h3>
      <ol className="grid gap-1.5 text-[0.9375rem]">
        {items.map((item) => (
          <li key={item.position} className="flex gap-2.5" aria-current={item.position === position || undefined}>
            <span className="num text-ink-faint">{item.position}</span>
            <span lang={lang} className={item.position === position ? 'font-strong' : undefined}>
              <ItemText text={item.ask} lang={lang} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
