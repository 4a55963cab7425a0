import { Fragment, type ReactNode } from 'react'

/** A sentence with places: <Filled sentence="أرسلنا الرمز إلى {phone}" phone={<b>…</b>} />. Word order stays the language's business. */
export function Filled({ sentence, ...places }: { sentence: string } & Record<string, ReactNode>) {
  return sentence.split(/(\{\w+\})/).map((part, index) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return <Fragment key={index}>{name ? places[name] : part}</Fragment>
  })
}

/** Numbers and addresses stand left-to-right and in one piece; longer than a line, they break rather than overflow. */
export const Island = ({ children }: { children: ReactNode }) => (
  <span className="ltr-island inline-block max-w-full font-strong wrap-anywhere text-ink rtl:text-end">{children}</span>
)
