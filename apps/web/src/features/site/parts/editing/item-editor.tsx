import type { EditedItem } from '@fareeq/domain/site/schema-editing.ts'
import { translationFields, factFields } from '@fareeq/domain/site/schema-fields.ts'
import { FormCheckbox } from '../../../../forms/form-checkbox.tsx'
import { FormField } from '../../../../forms/form-field.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { FactField } from './fact-field.tsx'
import { FieldPair } from './field-pair.tsx'
import type { ItemForm } from './item-form.ts'
import { SaveBar } from './save-bar.tsx'
import { useContentWords } from '../../messages/editing/en.ts'

/** Both languages side by side, then what no language changes. */
export function ItemEditor({ item, editing }: { item: EditedItem; editing: ItemForm }) {
  const words = useContentWords()
  const { form, control, props, save } = editing
  const { ar, en } = form.formState.dirtyFields
  const isOneChanged = Boolean(ar) !== Boolean(en)
  return (
    <Form {...props} onSubmit={() => save('draft')} aria-label={words.form} className="grid gap-5">
      <Card className="grid gap-5">
        <CardHead title={words.texts} />
        {translationFields(item.kind).map((field) => (
          <FieldPair key={field.name} form={form} field={field} path={field.name} />
        ))}
        {isOneChanged && (
          <FormCheckbox form={form} name="in_step">
            {words.inStep}
          </FormCheckbox>
        )}
      </Card>
      <Card className="grid gap-5">
        <CardHead title={words.factsTitle} />
        <div className="grid items-start gap-5 @2xl:grid-cols-2">
          {factFields(item.kind).map((field) => (
            <FactField key={field.name} form={form} field={field} path={`facts.${field.name}`} />
          ))}
          <FormField control={control} name="position">
            {(field) => <NumberField {...field} label={words.position} minValue={0} maxValue={10_000} isRequired />}
          </FormField>
        </div>
      </Card>
      <SaveBar item={item} editing={editing} />
    </Form>
  )
}
