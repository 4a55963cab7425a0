import { LANGS, type Lang } from '@fareeq/domain/kernel/locale.ts'
import type { EditedItem, MailSentence } from '@fareeq/domain/site/schema-editing.ts'
import { sentenceFields } from '@fareeq/domain/site/schema-fields.ts'
import { FormCheckbox } from '../../../../forms/form-checkbox.tsx'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { FieldPair } from '../editing/field-pair.tsx'
import type { ItemForm } from '../editing/item-form.ts'
import { SaveBar } from '../editing/save-bar.tsx'
import { useContentWords } from '../editing/use-content-words.ts'
import { useMailWords } from './use-mail-words.ts'

type Props = { item: EditedItem; sentences: readonly MailSentence[]; editing: ItemForm }

/** The sentences of a mail in both languages, each with the placeholders it must have. */
export function MailEditor({ item, sentences, editing }: Props) {
  const words = useMailWords()
  const { inStep } = useContentWords()
  const placesHint = usePlacesHint()
  const { form, props, save } = editing
  const { ar, en } = form.formState.dirtyFields
  const isOneChanged = Boolean(ar) !== Boolean(en)
  const places = new Map(sentences.map(({ id, places }) => [id, places]))
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
            hintFor={(lang) => placesHint(places.get(field.name)?.[lang] ?? [])}
            langs={LANGS.filter((lang) => places.get(field.name)?.[lang])}
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

const SEPARATOR: Record<Lang, string> = { ar: '، ', en: ', ' }

/** Each placeholder with what is filled in; isolated, since it is Latin in an Arabic sentence. */
function usePlacesHint() {
  const words = useMailWords()
  const lang = useLang()
  return (places: readonly string[]): string | undefined => {
    if (places.length === 0) return undefined
    const list = places.map((place) => `\u2066{${place}}\u2069 ${words.values[place] ?? ''}`.trim())
    return words.places.replace('{places}', () => list.join(SEPARATOR[lang]))
  }
}
