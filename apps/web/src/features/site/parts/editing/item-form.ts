import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'
import { faceFields, factFields, sentenceFields, withoutBlanks } from '@fareeq/domain/site/schema-fields.ts'
import { useState } from 'react'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { type ItemBody, saveItem } from '../../api-editing.ts'
import { useContentWords } from './use-content-words.ts'

export type ItemFields = {
  ar: Record<string, unknown>
  en: Record<string, unknown>
  facts: Record<string, unknown>
  position: number
  in_step: boolean
}

/** The server judges: a draft may lack what a published text may not. */
const RESOLVER = rulesOf((_: ItemFields) => ({}))

/**
 * The version that was seen goes along. What a colleague saves meanwhile is taken over where nothing is typed; where something
 * is, the next save is refused by their name, and the one after it is meant. `onSaved` begins the form anew.
 */
export function useItemForm(item: EditedItem, onSaved: (as: ItemBody['as']) => Promise<void>) {
  const words = useContentWords()
  const { kind, slug, ar, en, facts, position, version } = item
  const [seen, setSeen] = useState(version)
  const [isTold, setTold] = useState(false)
  const fields = item.sentences ? sentenceFields(item.sentences) : faceFields(kind)
  const saved: ItemFields = { ar, en, facts, position, in_step: false }
  const bodyOf = (typed: ItemFields, as: ItemBody['as'], publish_at: string | null): ItemBody => ({
    ar: withoutBlanks(fields, typed.ar),
    en: withoutBlanks(fields, typed.en),
    facts: withoutBlanks(factFields(kind), typed.facts),
    position: typed.position,
    in_step: typed.in_step,
    as,
    publish_at,
    version: seen,
  })
  const editing = useSubmitForm({
    resolver: RESOLVER,
    saved,
    send: (fields: ItemFields) => saveItem({ kind, slug }, bodyOf(fields, 'draft', null)),
    onRefused: ({ status }) => {
      if (status === 409) setTold(true)
    },
    guardLeaving: 'links',
  })
  const { isDirty, submit } = editing
  if (version !== seen && (!isDirty || isTold)) {
    setSeen(version)
    setTold(false)
  }
  const done = { draft: words.draftSaved, published: words.published, planned: words.planned }
  return {
    ...editing,
    done,
    save: (as: ItemBody['as'], publish_at: string | null = null) =>
      submit({
        send: async (fields) => {
          const answer = await saveItem({ kind, slug }, bodyOf(fields, as, publish_at))
          await onSaved(as)
          return answer
        },
      }),
  }
}
export type ItemForm = ReturnType<typeof useItemForm>
