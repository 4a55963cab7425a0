import type { CodingItem } from '@fareeq/domain/assessments/schema-items.ts'
import { type Lang, dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { ItemText } from '../runner/item-text.tsx'
import { CodeText } from './code-text.tsx'
import { useCodingWords } from '../../messages/coding/en.ts'

/** What is asked: paragraphs, lists and code of the item bank, and the tables of an SQL task. */
export function Statement({ item, lang }: { item: CodingItem; lang: Lang }) {
  const words = useCodingWords()
  const { task, tables } = item
  return (
    <div className="grid gap-5">
      <div lang={lang} dir={dirOf(lang)} className="grid gap-3.5 leading-relaxed wrap-anywhere">
        {task[lang]
          .trim()
          .split(/\n{2,}/)
          .map((block, index) => (
            <Block key={index} block={block} lang={lang} />
          ))}
      </div>
      {tables && (
        <>
          <section className="grid gap-2">
            <h3 className="text-sm font-strong text-ink-soft">{words.tables}</h3>
            <CodeText label={words.tables} code={tables.schema} />
          </section>
          <section className="grid gap-2">
            <h3 className="text-sm font-strong text-ink-soft">{words.rows}</h3>
            <CodeText label={words.rows} code={tables.rows} />
          </section>
        </>
      )}
    </div>
  )
}

const LINE = /^- /

function Block({ block, lang }: { block: string; lang: Lang }) {
  const lines = block.split('\n')
  const text = (line: string) => <ItemText text={{ ar: '', en: '', [lang]: line }} lang={lang} />
  const first = lines.findIndex((line) => LINE.test(line))
  if (first < 0) return <p>{text(lines.join(' '))}</p>
  return (
    <>
      {first > 0 && <p>{text(lines.slice(0, first).join(' '))}</p>}
      <ul className="grid list-disc gap-2 ps-5 marker:text-ink-faint">
        {lines.slice(first).map((line, index) => (
          <li key={index}>{text(line.replace(LINE, ''))}</li>
        ))}
      </ul>
    </>
  )
}
