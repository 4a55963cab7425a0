import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormResolver } from '../../../../forms/lazy-resolver.ts'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { saveDraft, useDraft } from '../../../../platform/session/drafts.ts'
import { showToast } from '../../../../platform/toasts/toasts.ts'
import { uuid4 } from '../../../../platform/analytics/tracking-id.ts'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '../../../../ui/display/states.tsx'
import {
  addEntry,
  changeEntry,
  type EntryForm as Sent,
  type EntryKind,
  type EntryOf,
  removeEntry,
} from '../../api-entries.ts'
import { EntryForm } from './entry-form.tsx'
import { useSaveKind } from '../wizard/step-way.ts'
import type { EntryStart } from './use-entry-form.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

type Props<Kind extends EntryKind, Fields extends Sent<Kind>> = {
  kind: Kind
  entries: readonly EntryOf<Kind>[]
  words: { add: string; addTitle: string; editTitle: string; empty: string; emptyText: string }
  resolver: FormResolver<Fields, Fields>
  blank: EntryStart<Fields>
  /** An entry as its form shows it. */
  fieldsOf: (entry: EntryOf<Kind>) => Fields
  nameOf: (entry: EntryOf<Kind>) => string
  summary: (entry: EntryOf<Kind>) => ReactNode
  fields: (form: UseFormReturn<Fields, unknown, Fields>, editing: EntryOf<Kind> | undefined) => ReactNode
}

const NEW = 'new'

/** One of the four lists: what is there, newest first, each to be changed or taken out in its place. */
export function EntryList<Kind extends EntryKind, Fields extends Sent<Kind>>(props: Props<Kind, Fields>) {
  const { kind, entries, words, resolver, blank, fieldsOf, nameOf, summary, fields } = props
  const entryWords = useEntryWords()
  const lang = useLang()
  const kindOfSave = useSaveKind()
  // Draft: which form is open survives a reload, with its input.
  const [open, setOpen] = useDraft<string>(`talents:${kind}`)
  const adder = useRef<HTMLButtonElement>(null)
  const draftOf = (id: string) => `talents:${kind}:${id}`
  const close = () => {
    if (open) saveDraft(draftOf(open), null)
    setOpen(null)
  }
  const editing = entries.find(({ id }) => id === open)
  const isRemoved = open !== null && open !== NEW && !editing
  const form = (entry: EntryOf<Kind> | undefined) => (
    <EntryForm<Fields>
      key={entry?.id ?? NEW}
      draft={draftOf(entry?.id ?? open ?? NEW)}
      title={entry ? words.editTitle : words.addTitle}
      resolver={resolver}
      start={entry ? fieldsOf(entry) : blank}
      version={entry?.version}
      note={isRemoved ? entryWords.gone : undefined}
      save={(fields, key, version) =>
        entry
          ? changeEntry(kind, { id: entry.id, version: version ?? entry.version }, fields)
          : addEntry(kind, fields, key)
      }
      onSaved={close}
      onCancel={close}
    >
      {(entryForm) => fields(entryForm, entry)}
    </EntryForm>
  )
  /** A failed undo is offered again, with the same key: the entry exists nowhere else any more. */
  const offerUndo = (fields: Fields, key: string, toast: { title: string; tone?: 'danger' }) => {
    const undo = async () => {
      try {
        await addEntry(kind, fields, key)
      } catch (error) {
        if (!isCallFailure(error)) throw error
        offerUndo(fields, key, { title: error.text, tone: 'danger' })
      }
    }
    void showToast({ key, ...toast, action: { label: entryWords.undo, onPress: () => void undo() } })
  }
  const remove = async (entry: EntryOf<Kind>) => {
    await removeEntry(kind, entry.id)
    offerUndo(fieldsOf(entry), uuid4(), { title: entryWords.removed(bidiIsolate(nameOf(entry), lang)) })
    adder.current?.focus()
  }
  if (entries.length === 0 && open === null)
    return (
      <Card tone="sunken">
        <EmptyState
          compact
          title={words.empty}
          text={words.emptyText}
          action={
            <Button ref={adder} kind={kindOfSave} onPress={() => setOpen(NEW)}>
              <Plus aria-hidden />
              {words.add}
            </Button>
          }
        />
      </Card>
    )
  return (
    <div className="grid gap-4">
      {(open === NEW || isRemoved) && <Focused>{form(undefined)}</Focused>}
      <ul className="grid gap-3 empty:hidden">
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.id === open ? (
              <Focused>{form(entry)}</Focused>
            ) : (
              <Card as="article" className="flex items-start gap-3">
                <div className="min-w-0 flex-1">{summary(entry)}</div>
                <div className="-me-1.5 -mt-1.5 flex flex-none">
                  <IconButton
                    label={entryWords.edit(nameOf(entry))}
                    isDisabled={open !== null}
                    onPress={() => setOpen(entry.id)}
                  >
                    <Pencil aria-hidden />
                  </IconButton>
                  <ConfirmDialog
                    trigger={
                      <IconButton label={entryWords.remove(nameOf(entry))} isDisabled={open !== null}>
                        <Trash2 aria-hidden />
                      </IconButton>
                    }
                    title={entryWords.removeTitle(bidiIsolate(nameOf(entry), lang))}
                    text={entryWords.removeText}
                    confirmLabel={entryWords.removeShort}
                    onConfirm={() => remove(entry)}
                  />
                </div>
              </Card>
            )}
          </li>
        ))}
      </ul>
      {open === null && (
        <Button ref={adder} kind="quiet" className="justify-self-start" onPress={() => setOpen(NEW)}>
          <Plus aria-hidden />
          {words.add}
        </Button>
      )}
    </div>
  )
}

/** Focuses the first field on mount. */
function Focused({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [])
  return <div ref={box}>{children}</div>
}
