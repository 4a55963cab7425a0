import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormResolver } from '../../../../forms/lazy-resolver.ts'
import type { EntryKind } from '../../api-entries.ts'
import { CvSection } from './cv-section.tsx'
import type { CvPart } from './cv-sections.ts'
import { EntryForm } from '../entries/entry-form.tsx'
import { useSpanText } from '../entries/entry-months.ts'
import { useCvWords } from '../../messages/steps/en-cv.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

type Props<Fields extends FieldValues> = {
  kind: EntryKind
  part: CvPart<Fields>
  resolver: FormResolver<Fields, Fields>
  lines: (fields: Fields) => { title: string; text: string; start: string | null; end: string | null }
  fields: (form: UseFormReturn<Fields, unknown, Fields>) => ReactNode
}

/** Entries of a list; incomplete ones are completed in the list's own form. */
export function CvEntries<Fields extends FieldValues>({ kind, part, lines, fields, resolver }: Props<Fields>) {
  const words = useCvWords()
  const entryWords = useEntryWords()[kind]
  const span = useSpanText()
  return (
    <CvSection<Fields>
      part={part}
      title={words.sections[kind]}
      nameOf={(value) => lines(value).title || words.untitled}
      show={(value) => {
        const { title, text, start, end } = lines(value)
        return (
          <>
            <p className="font-strong">
              <bdi>{title || words.untitled}</bdi>
            </p>
            <p className="text-sm text-ink-soft">
              <bdi>{text}</bdi>
              {start && (
                <span className="text-ink-faint">
                  {' '}
                  · {start === end ? span({ start: null, end }) : span({ start, end })}
                </span>
              )}
            </p>
          </>
        )
      }}
      complete={({ key, value }, close) => (
        <EntryForm<Fields>
          draft={`talents:cv:${kind}:${key}`}
          title={entryWords.addTitle}
          resolver={resolver}
          start={value}
          save={(entry, idempotencyKey) => part.accept([entry], idempotencyKey)}
          onSaved={close}
          onCancel={close}
        >
          {fields}
        </EntryForm>
      )}
    />
  )
}
