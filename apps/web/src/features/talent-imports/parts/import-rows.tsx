import { CHOICES, type RowVerdict } from '@fareeq/domain/talent-imports/limits.ts'
import { partsOfNote } from '@fareeq/domain/selections/rules-notes.ts'
import type { ImportRow, TalentImport } from '@fareeq/domain/talent-imports/schema.ts'
import { isWaiting, mayBegin } from '@fareeq/domain/talent-imports/states.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { Badge, type Tone } from '../../../ui/display/badge.tsx'
import { EmailText } from '../../../ui/display/email-text.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { SelectField } from '../../../ui/fields/choices/select-field.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { chooseRow, rowsQuery } from '../api-ops.ts'
import { TalentLink } from './talent-link.tsx'
import { NoteText } from '../../selections/parts/note-text.tsx'
import { useImportWords } from '../messages/en.ts'

const TONES: Record<RowVerdict, Tone> = { new: 'positive', duplicate: 'point', faulty: 'danger' }

/** Line by line: who it is, who we have already, what is wrong, and what becomes of it. */
export function ImportRows({ talentImport, verdict }: { talentImport: TalentImport; verdict: RowVerdict | undefined }) {
  const words = useImportWords()
  const list = useInfiniteQuery(rowsQuery(talentImport, verdict, useLang()))
  const mayChoose = mayBegin(talentImport.phase)
  return (
    <PagedList list={list} empty={<EmptyState illustration="search" title={words.emptyRows} />}>
      {(rows) => (
        <ul aria-label={words.rows} className="overflow-hidden rounded-lg border border-line">
          {rows.map((row) => (
            <Line key={row.line} importId={talentImport.id} row={row} mayChoose={mayChoose} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Line({ importId, row, mayChoose }: { importId: string; row: ImportRow; mayChoose: boolean }) {
  const words = useImportWords()
  const { line, verdict, name, email, phone, state } = row
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line bg-raised px-4 py-3 text-sm first:border-t-0 md:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.3fr)_12rem] md:items-start">
      <p className="flex items-center gap-2 text-ink-faint md:pt-1">{words.line(line)}</p>
      <div className="min-w-0 md:pt-1">
        <p className="font-strong wrap-anywhere">
          <bdi>{name || '—'}</bdi>
        </p>
        <p className="text-ink-soft">
          <EmailText email={email} />
        </p>
        {phone && (
          <p className="text-ink-soft">
            <span className="ltr-island">{phone}</span>
          </p>
        )}
      </div>
      <div className="grid min-w-0 gap-1 md:pt-1">
        {verdict && (
          <p>
            <Badge tone={TONES[verdict]}>{words.verdicts[verdict]}</Badge>
          </p>
        )}
        <Why row={row} />
      </div>
      {mayChoose && isWaiting(state) && row.choices.length > 1 ? (
        <ChoiceField importId={importId} row={row} />
      ) : (
        <p className="text-ink-soft md:pt-1">{isWaiting(state) ? words.choices[row.choice] : words.states[state]}</p>
      )}
    </li>
  )
}

function Why({ row: { faults, likeness, match, note, choice, phone } }: { row: ImportRow }) {
  const words = useImportWords()
  // What cannot be read as a number stays in the note.
  const unreadPhone = phone ? undefined : partsOfNote(note ?? '')?.find(({ field }) => field === 'phone')?.text
  return (
    <>
      {unreadPhone && (
        <p className="text-warning wrap-anywhere">
          {words.unreadPhone} <bdi className="ltr-island">{unreadPhone}</bdi>
        </p>
      )}
      {faults.map(({ field, error }) => (
        <p key={`${field}${error}`} className="text-danger wrap-anywhere">
          {field && words.fields[field] && `${words.fields[field]}: `}
          {error}
        </p>
      ))}
      {likeness && match && (
        <p className="wrap-anywhere text-ink-soft">
          {words.likenesses[likeness]} · <TalentLink id={match.id} name={match.name} isClosed={match.awaits_consent} />{' '}
          <EmailText email={match.email} />
        </p>
      )}
      {note && choice !== 'skip' && (
        <Disclosure title={words.noteAbout} isQuiet className="text-ink-soft">
          <p className="wrap-anywhere whitespace-pre-line">
            <NoteText text={note} />
          </p>
        </Disclosure>
      )}
    </>
  )
}

function ChoiceField({ importId, row: { line, choice, choices } }: { importId: string; row: ImportRow }) {
  const words = useImportWords()
  const choose = useAction((id: string) => {
    const next = CHOICES.find((choice) => choice === id) ?? 'skip'
    return chooseRow(importId, line, next)
  })
  return (
    <SelectField
      label={words.choice.replace('{line}', String(line))}
      labelHidden
      options={choices.map((id) => ({ id, label: words.choices[id] }))}
      value={choose.pendingArgs?.[0] ?? choice}
      onChange={(id) => void choose.run(id)}
    />
  )
}
