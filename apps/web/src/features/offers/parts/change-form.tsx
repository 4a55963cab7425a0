import { FIELD_FACTS, OFFER_FIELDS, type OfferField, REQUEST_LENGTH } from '@fareeq/domain/offers/limits.ts'
import type { TalentOffer, RequestedChange } from '@fareeq/domain/offers/schema.ts'
import { useFieldArray, useWatch } from 'react-hook-form'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { askForChange } from '../api.ts'
import { useOfferWords } from '../messages/en.ts'
import { useOfferText } from './use-offer-text.ts'

const emptyChange = (field: OfferField): RequestedChange => ({ field, wanted: '', why: '' })
const RESOLVER = lazyResolver(async () => (await import('@fareeq/domain/offers/schema.ts')).askChangeForm())

type Props = { offer: TalentOffer; close: () => void }

/** Redline of the talent: which term, what instead, and why. */
export function ChangeForm({ offer, close }: Props) {
  const { ask: words, terms: names } = useOfferWords()
  const { text } = useOfferText()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { version: offer.version, requested_changes: [emptyChange('salary_net')] },
    send: (body) => askForChange(offer.id, body),
    done: words.done,
    onDone: close,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'requested_changes' })
  const requested_changes = useWatch({ control, name: 'requested_changes' })
  const fieldsInUse = requested_changes.map(({ field }) => field)
  const rest = OFFER_FIELDS.filter((field) => !fieldsInUse.includes(field))
  return (
    <Form {...props}>
      {fields.map(({ id }, index) => {
        const field = requested_changes[index]?.field ?? 'salary_net'
        return (
          <fieldset key={id} className="grid gap-4 border-b border-line pb-4">
            <legend className="sr-only">{names[field]}</legend>
            <FormSelect
              name={`requested_changes.${index}.field`}
              control={control}
              label={words.field}
              hint={FIELD_FACTS[field].value === 'text' ? undefined : words.now(text[field](offer.terms))}
              options={OFFER_FIELDS.filter((id) => id === field || rest.includes(id)).map((id) => ({
                id,
                label: names[id],
              }))}
            />
            <FormText
              name={`requested_changes.${index}.wanted`}
              control={control}
              label={words.wanted}
              maxLength={REQUEST_LENGTH}
            />
            <FormProse
              name={`requested_changes.${index}.why`}
              control={control}
              label={words.why}
              rows={2}
              limit={REQUEST_LENGTH}
            />
            {fields.length > 1 && (
              <Button
                kind="ghost"
                size="small"
                className="justify-self-start"
                aria-label={words.removeOf(names[field])}
                onPress={() => remove(index)}
              >
                {words.remove}
              </Button>
            )}
          </fieldset>
        )
      })}
      {rest.length > 0 && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onPress={() => append(emptyChange(rest[0] ?? 'role'))}
        >
          {words.add}
        </Button>
      )}
      <DialogSubmit label={words.send} pending={isPending} />
    </Form>
  )
}
