import { dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { type ProfilePart, PART_LANGS } from '@fareeq/domain/profile-proposals/rules.ts'
import { cx } from '../../../ui/cx.ts'
import { useProposalWords } from '../messages/en.ts'

/** Two texts side by side, below each other on a phone; each in the direction of its language. */
export function TextsCompared({ part, before, after }: { part: ProfilePart; before: string | null; after: string }) {
  const words = useProposalWords()
  const lang = PART_LANGS[part]
  const sides = [
    { id: 'before', title: words.before, text: before, className: 'bg-sunken' },
    { id: 'after', title: words.after, text: after, className: 'bg-accent-soft' },
  ]
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {sides.map(({ id, title, text, className }) => (
        <div key={id} className={cx('grid content-start gap-1.5 rounded-lg border border-line p-3.5', className)}>
          <h4 className="text-sm text-ink-soft">{title}</h4>
          {text === null ? (
            <p className="text-sm text-ink-soft">{words.nothing}</p>
          ) : (
            <p lang={lang} dir={dirOf(lang)} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
