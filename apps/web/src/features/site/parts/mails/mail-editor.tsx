import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { EditedItem, MailSentence } from '@fareeq/domain/site/schema-editing.ts'
import { sentenceFields } from '@fareeq/domain/site/schema-fields.ts'
import { FormCheckbox } from '../../../../forms/form-checkbox.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { FieldPair } from '../editing/field-pair.tsx'
import type { ItemForm } from '../editing/item-form.ts'
import { SaveBar } from '../editing/save-bar.tsx'
import { useContentWords } from '../../messages/editing/en.ts'
import { useMailWords } from '../../messages/mails/en.ts'
import { useSentenceNames } from './use-sentence-names.ts'

type Props = { item: EditedItem; sentences: readonly MailSentence[]; editing: ItemForm }

/** The sentences of a mail in both languages, each with the placeholders it must have. */
export function MailEditor({ item, sentences, editing }: Props) {
  const words = useMailWords()
  const { inStep } = useContentWords()
  const hint = useHint()
  const names = useSentenceNames(item)
  const { form, props, save } = editing
  const { ar, en } = form.formState.dirtyFields
  const isOneChanged = Boolean(ar) !== Boolean(en)
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  return (
    <Form {...props} onSubmit={() => save('draft')} aria-label={words.form} className="grid gap-5">
      <Card className="grid gap-5">
        <CardHead title={words.sentences} />
        {sentenceFields(sentences).map((field) => (
          <FieldPair
            key={field.name}
            form={form}
            field={field}
            path={field.name}
            label={names.get(field.name)}
            hintFor={(lang) => hint(lang, byId.get(field.name))}
            langs={LANGS.filter((lang) => byId.get(field.name)?.places[lang])}
          />
        ))}
        {isOneChanged && (
          <FormCheckbox form={form} name="in_step">
            {inStep}
          </FormCheckbox>
        )}
      </Card>
      <SaveBar item={item} editing={editing} />
    </Form>
  )
}

/** Each placeholder with what is filled in; isolated, since it is Latin in an Arabic sentence. */
function useHint() {
  const words = useMailWords()
  return (side: Lang, sentence: MailSentence | undefined): string | undefined => {
    const places =
      sentence?.places[side]?.map((place) => `\u2066{${place}}\u2069 ${words.values[place] ?? ''}`.trim()) ?? []
    return places.length > 0 ? words.places.replace('{places}', () => places.join(words.separator)) : undefined
  }
}
