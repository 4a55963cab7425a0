import type { TemplateChange } from '@fareeq/domain/contract-templates/rules-changes.ts'
import { LANGS, type Lang, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useTemplateWords } from '../messages/en.ts'

type Props = { changes: readonly TemplateChange[]; version: number }

/** What a version says differently than the one in force, in both languages. */
export function TemplateChanges({ changes, version }: Props) {
  const words = useTemplateWords()
  if (changes.length === 0)
    return <EmptyState illustration="search" title={words.noChanges} text={words.noChangesText} />
  return (
    <section aria-labelledby="changes-title" className="grid grid-cols-1 gap-4 pt-2">
      <h2 id="changes-title" className="text-[1.0625rem]">
        {words.changesTo(version)}
      </h2>
      {changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </section>
  )
}

function Change({ change: { part, before, after } }: { change: TemplateChange }) {
  const words = useTemplateWords()
  const name = part === 'title' ? words.titlePart : part === 'countries' ? words.countries : words.sections[part]
  return (
    <Card className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-2 text-[0.9375rem]">
        {name}
        {!before && <Badge tone="positive">{words.added}</Badge>}
        {!after && <Badge tone="danger">{words.removed}</Badge>}
      </h3>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {LANGS.map((lang) => (
          <div key={lang} lang={lang} dir={dirOf(lang)} className="grid content-start gap-2 wrap-anywhere">
            {before && <Words lang={lang} kind="before" text={before[lang]} />}
            {after && <Words lang={lang} kind="after" text={after[lang]} />}
          </div>
        ))}
      </div>
    </Card>
  )
}

const CLASSES = {
  before: 'bg-danger-soft text-ink line-through decoration-ink-faint',
  after: 'bg-positive-soft text-ink no-underline',
}

function Words({ kind, text, lang }: { kind: 'before' | 'after'; text: string; lang: Lang }) {
  const words = useTemplateWords()
  const Element = kind === 'before' ? 'del' : 'ins'
  return (
    <Element className={`rounded-md px-3 py-2 text-[0.9375rem] ${CLASSES[kind]}`} lang={lang}>
      <span className="sr-only">{words[kind]}: </span>
      {text}
    </Element>
  )
}
