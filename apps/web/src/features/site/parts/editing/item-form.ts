import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'
import { translationFields, factFields, sentenceFields, withoutBlanks } from '@fareeq/domain/site/schema-fields.ts'
import { useState } from 'react'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { type ItemBody, type PreviewBody, saveItem } from '../../api-editing.ts'
import { useContentWords } from '../../messages/editing/en.ts'

export type ItemFields = {
  ar: Record<string, unknown>
  en: Record<string, unknown>
  facts: Record<string, unknown>
  position: number
  in_step: boolean
}

/** Validated by the server: a draft may lack fields that a published text needs. */
const RESOLVER = rulesOf((_: ItemFields) => ({}))

/**
 * Optimistic lock by the version on screen. What a colleague saves meanwhile is merged where nothing is typed; where
 * something is, the next save is refused by their name, and the one after it is meant. `onSaved` begins the form anew.
 */
export function useItemForm(item: EditedItem, onSaved: (as: ItemBody['as']) => Promise<void>) {
  const words = useContentWords()
  const { kind, slug, ar, en, facts, position, version } = item
  const [loadedVersion, setLoadedVersion] = useState(version)
  const [isAnnounced, setAnnounced] = useState(false)
  const fields = item.sentences ? sentenceFields(item.sentences) : translationFields(kind)
  const saved: ItemFields = { ar, en, facts, position, in_step: false }
  const bodyOf = (values: ItemFields, as: ItemBody['as'], publish_at: string | null): ItemBody => ({
    ar: withoutBlanks(fields, values.ar),
    en: withoutBlanks(fields, values.en),
    facts: withoutBlanks(factFields(kind), values.facts),
    position: values.position,
    in_step: values.in_step,
    as,
    publish_at,
    version: loadedVersion,
  })
  const editing = useSubmitForm({
    resolver: RESOLVER,
    saved,
    send: (fields: ItemFields) => saveItem({ kind, slug }, bodyOf(fields, 'draft', null)),
    onRefused: ({ status }) => {
      if (status === 409) setAnnounced(true)
    },
    guardUnsaved: 'links',
  })
  const { isDirty, submit } = editing
  if (version !== loadedVersion && (!isDirty || isAnnounced)) {
    setLoadedVersion(version)
    setAnnounced(false)
  }
  /** As it would be saved now. */
  const typedTexts = (values: ItemFields): NonNullable<PreviewBody['texts']> => {
    const { ar, en, facts, position } = bodyOf(values, 'draft', null)
    return { ar, en, facts, position }
  }
  const done = { draft: words.draftSaved, published: words.published, planned: words.planned }
  return {
    ...editing,
    done,
    typedTexts,
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
