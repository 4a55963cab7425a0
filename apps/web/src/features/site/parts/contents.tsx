import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { cx } from '../../../ui/cx.ts'
import { Nuqta } from '../../../ui/display/nuqta.tsx'
import { ar } from '../messages/text/ar.ts'
import { en } from '../messages/text/en.ts'

type Part = { id: string; title: string }

/** Table of contents: beside the text on a wide screen, collapsed above it on a phone, hidden in print. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const words = useWords({ ar, en })
  const here = usePartInView(parts)
  return (
    <>
      <details className="group rounded-lg border border-line bg-raised lg:hidden print:hidden">
        <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-strong">
          {words.contents}
          <ChevronDown aria-hidden className="size-5 flex-none text-ink-faint group-open:rotate-180" />
        </summary>
        <nav aria-label={words.contents} className="border-t border-line p-2">
          <Parts parts={parts} onClick={fold} />
        </nav>
      </details>
      <nav
        aria-label={words.contents}
        className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block print:hidden"
      >
        <p className="mb-2 ps-3 text-sm font-strong">{words.contents}</p>
        <Parts parts={parts} here={here} />
      </nav>
    </>
  )
}

type PartsProps = {
  parts: readonly Part[]
  here?: string | undefined
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

const Parts = ({ parts, here, onClick }: PartsProps) => (
  <ol className="flex flex-col">
    {parts.map(({ id, title }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          onClick={onClick}
          aria-current={here === id ? 'location' : undefined}
          className={cx(
            'flex min-h-11 items-center gap-2.5 rounded-sm px-3 py-1.5 text-[0.9375rem] leading-snug no-underline transition-colors hover:text-ink',
            here === id ? 'font-strong text-accent' : 'text-ink-soft',
          )}
        >
          <Nuqta className={cx('text-[0.5rem]', here === id ? 'text-point' : 'text-line')} />
          <span className="min-w-0">{title}</span>
        </a>
      </li>
    ))}
  </ol>
)

/** Collapsed before the browser scrolls to the anchor, or it would land too far down. */
const fold = (event: MouseEvent<HTMLAnchorElement>) => event.currentTarget.closest('details')?.removeAttribute('open')

/** Scroll spy: the last part whose beginning has passed the upper third of the viewport. */
function usePartInView(parts: readonly Part[]): string | undefined {
  const [here, setHere] = useState<string>()
  useEffect(() => {
    const update = () => {
      const passed = parts.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top < window.innerHeight / 3
      })
      setHere(passed.at(-1)?.id)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [parts])
  return here
}
