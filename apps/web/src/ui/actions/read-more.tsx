// Line clamp for user text: <ReadMore lines={6}>{text}</ReadMore>. Line breaks and direction are kept, and the box is no
// wider than its text: text of the other direction still begins beside its label.
import { foreignLang } from '@fareeq/domain/kernel/language/localized-text.ts'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLang } from '../../platform/i18n/i18n.ts'
import { cx } from '../cx.ts'
import { WrittenIn } from '../fields/written-in.tsx'
import { useUiWords } from '../words/en.ts'

type Props = {
  children: string
  lines?: number
  className?: string
  /** Says in which language it is written where that is not the page's. */
  labelled?: boolean
}

export function ReadMore({ children, lines = 6, className, labelled = false }: Props) {
  const words = useUiWords()
  const foreign = foreignLang(children, useLang())
  const text = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [long, setLong] = useState(false)
  useLayoutEffect(() => {
    const element = text.current
    if (!element || open || !children) return
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [open, children])
  return (
    <div className={cx('w-fit wrap-anywhere', className)}>
      <div
        ref={text}
        lang={foreign ?? undefined}
        className={cx(
          'whitespace-pre-line [unicode-bidi:plaintext]',
          !open && 'line-clamp-(--lines) print:line-clamp-none',
        )}
        style={{ '--lines': lines } as React.CSSProperties}
      >
        {children}
      </div>
      {labelled && <WrittenIn lang={foreign} />}
      {(long || open) && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="hit mt-1 text-sm font-strong text-accent print:hidden"
        >
          {open ? words.showLess : words.showMore}
        </button>
      )}
    </div>
  )
}
