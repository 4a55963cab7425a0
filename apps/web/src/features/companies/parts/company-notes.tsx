import { mayReadCompanies } from '@fareeq/domain/companies/rules.ts'
import type { CompanyNote } from '@fareeq/domain/companies/schema-notes.ts'
import { useQuery } from '@tanstack/react-query'
import { RelativeTime } from '../../../ui/dates/moments.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { NoteForm } from '../../staff/parts/note-form.tsx'
import { memoryQuery, writeNote } from '../api-notes.ts'
import { CompanyTasks } from './company-tasks.tsx'
import { useCompanyNoteWords } from '../messages/notes/en.ts'

/** What colleagues know about a company and have to do for it. */
export function CompanyNotes({ id }: { id: string }) {
  const words = useCompanyNoteWords()
  const { data, isError, isFetching, refetch } = useQuery(memoryQuery(id))
  return (
    <Card as="section" aria-labelledby="company-notes">
      <CardHead id="company-notes" title={words.title} text={words.text} />
      {data ? (
        <div className="grid gap-6">
          <CompanyTasks companyId={id} tasks={data.tasks} />
          <Notes companyId={id} notes={data.notes} />
        </div>
      ) : isError ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeletons>
          <SkeletonRows rows={3} />
        </Skeletons>
      )}
    </Card>
  )
}

function Notes({ companyId, notes }: { companyId: string; notes: readonly CompanyNote[] }) {
  const words = useCompanyNoteWords()
  return (
    <section className="grid gap-3" aria-label={words.notes}>
      <h3 className="font-strong">{words.notes}</h3>
      <NoteForm
        words={{
          label: words.note,
          hint: words.noteHint,
          mention: words.mention,
          send: words.addNote,
          done: words.noted,
        }}
        mayRead={mayReadCompanies}
        draft={`company-note-${companyId}`}
        send={(note) => writeNote(companyId, note)}
        rows={2}
        button={{ size: 'small', kind: 'quiet' }}
      />
      {notes.length === 0 && <p className="text-sm text-ink-soft">{words.noNotes}</p>}
      <ul className="grid gap-3 empty:hidden">
        {notes.map(({ id, by, text, at }) => (
          <li key={id} className="grid gap-1 rounded-lg border border-line p-3 text-sm">
            <p className="flex flex-wrap justify-between gap-x-3">
              <bdi className="font-strong">{by}</bdi>
              <RelativeTime at={new Date(at)} className="text-ink-faint" />
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
