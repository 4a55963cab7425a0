import { Fragment, type ReactNode } from 'react'

/**
 * A sentence with placeholders: <Filled sentence="أرسلنا الرمز إلى {phone}" phone={<b>…</b>} />. Each language keeps its
 * word order.
 */
export function Filled({ sentence, ...values }: { sentence: string } & Record<string, ReactNode>) {
  return sentence.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return <Fragment key={index}>{name ? values[name] : part}</Fragment>
  })
}

/** Bidi isolate, left-to-right, without line breaks unless it is longer than a line. */
export const LtrIsolate = ({ children }: { children: ReactNode }) => (
  <span className="ltr-island inline-block max-w-full font-strong wrap-anywhere text-ink rtl:text-end">{children}</span>
)
