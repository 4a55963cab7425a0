import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'
import { useContentWords } from '../../messages/editing/en.ts'
import { sentenceNames } from './sentence-names.ts'
import { useMailWords } from '../../messages/mails/en.ts'

/** By id; those that are not here are named like any field. */
export function useSentenceNames({ sentences }: Pick<EditedItem, 'sentences'>): ReadonlyMap<string, string> {
  const mailWords = useMailWords()
  const { fields } = useContentWords()
  return sentenceNames(sentences ?? [], fields, mailWords)
}
