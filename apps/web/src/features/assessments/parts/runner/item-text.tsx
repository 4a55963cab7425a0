import type { Bilingual, Lang } from '@fareeq/domain/kernel/locale.ts'
import { Fragment } from 'react'

/** A text of the item bank: `code` between backticks is a left-to-right island. */
export function ItemText({ text, lang }: { text: Bilingual; lang: Lang }) {
  return text[lang].split('`').map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <code key={index} className="ltr-island rounded-xs bg-sunken px-1 font-mono text-[0.92em] wrap-anywhere">
        {part}
      </code>
    ),
  )
}
