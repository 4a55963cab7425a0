import { CopyButton } from '../../../../ui/actions/copy-button.tsx'
import type { TypedText } from './typed-texts.ts'
import { useStaffWords } from '../../messages/en.ts'

/** What a person had typed on a page that closed before it was sent, to read and to copy. */
export function TypedTextList({ texts }: { texts: readonly TypedText[] }) {
  const words = useStaffWords()
  if (texts.length === 0) return null
  return (
    <div className="mt-3 grid gap-2">
      <p>{words.interrupted.typed}</p>
      <ul className="grid gap-2">
        {texts.map(({ label, text }, index) => (
          <li key={index} className="flex items-start gap-3 rounded-md bg-surface p-3">
            <div className="min-w-0 flex-1">
              {label && <p className="text-xs text-ink-soft">{label}</p>}
              <p dir="auto" className="measure w-fit whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            </div>
            <CopyButton text={text} iconOnly />
          </li>
        ))}
      </ul>
    </div>
  )
}
