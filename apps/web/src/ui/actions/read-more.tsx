// Line clamp for user text: <ReadMore lines={6}>{text}</ReadMore>. Line breaks and direction are kept, and the box is no
// wider than its text: text of the other direction still begins beside its label.
import { useLayoutEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { useUiWords } from '../words/use-ui-words.ts'

export function ReadMore({ children, lines = 6, className }: { children: string; lines?: number; className?: string }) {
  const words = useUiWords()
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
        className={cx(
          'whitespace-pre-line [unicode-bidi:plaintext]',
          !open && 'line-clamp-(--lines) print:line-clamp-none',
        )}
        style={{ '--lines': lines } as React.CSSProperties}
      >
        {children}
      </div>
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
