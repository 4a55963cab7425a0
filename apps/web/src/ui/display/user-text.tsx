// Somebody's own words: <UserText>{title}</UserText> in a line, <UserNote>{note}</UserNote> as a paragraph.
import { foreignLang } from '@fareeq/domain/kernel/language/localized-text.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { WrittenIn } from '../fields/written-in.tsx'

type Props = {
  children: string
  /** Says in which language it is written where that is not the page's. */
  labelled?: boolean
}

/**
 * Bidi isolate with the language of the text where it is not the page's: a screen reader pronounces it right, and the
 * browser can offer to translate it. We never send it to a translation service ourselves.
 */
export function UserText({ children, labelled = false }: Props) {
  const foreign = foreignLang(children, useLang())
  return (
    <>
      <bdi lang={foreign ?? undefined}>{children}</bdi>
      {labelled && foreign && ' '}
      {labelled && <WrittenIn lang={foreign} />}
    </>
  )
}

/** The same for several lines, each in its own direction. */
export function UserNote({ children }: Pick<Props, 'children'>) {
  const foreign = foreignLang(children, useLang())
  return (
    <div className="w-fit">
      <p lang={foreign ?? undefined} className="wrap-anywhere whitespace-pre-line [unicode-bidi:plaintext]">
        {children}
      </p>
      <WrittenIn lang={foreign} />
    </div>
  )
}
