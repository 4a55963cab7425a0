import type { Bilingual, Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Fragment } from 'react'
import { isolateStrings } from './isolate-strings.tsx'

/**
 * A text of the item bank: `code` between backticks is a left-to-right island. What is the same in both languages is
 * the output of a program, and is shown verbatim.
 */
export function ItemText({ text, lang }: { text: Bilingual; lang: Lang }) {
  if (text.ar === text.en && !text.ar.includes('`'))
    return <span className="ltr-island inline-block font-mono text-[0.95em]">{text.en}</span>
  return text[lang].split('`').map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <code key={index} className="ltr-island rounded-xs bg-sunken px-1 font-mono text-[0.92em] wrap-anywhere">
        {isolateStrings(part)}
      </code>
    ),
  )
}
