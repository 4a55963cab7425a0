import { type SiteKind, SITE_KINDS } from '@fareeq/domain/site/schema.ts'
import type { EditedField } from '@fareeq/domain/site/schema-fields.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormField } from '../../../../forms/form-field.tsx'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useParams } from '../../../../platform/navigation/params.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Checkbox } from '../../../../ui/fields/choices/checkbox.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/choices/select-field.tsx'
import { itemsQuery } from '../../api-editing.ts'
import { nameIn } from './content-address.ts'
import { FieldList } from './field-list.tsx'
import type { ItemForm } from './item-form.ts'
import { optionTitle } from './option-title.ts'
import { useContentWords } from '../../messages/editing/en.ts'

type Props = { form: ItemForm['form']; field: EditedField; path: string }

const NONE = 'none'

/** What no language changes: a day, a number, a yes, another text. */
export function FactField({ form, field, path }: Props) {
  const words = useContentWords()
  if (field.type === 'list')
    return (
      <FieldList {...{ form, field, path }}>
        {(at) => <FactField form={form} field={{ ...field.item, name: field.name }} path={at} />}
      </FieldList>
    )
  if (field.type === 'group') return null
  const { input, optional, name } = field
  const label = words.fields[name] ?? name
  return (
    <FormField control={form.control} name={path as `facts.${string}`}>
      {({ ref: _, value, onChange, ...bound }) => {
        const text = typeof value === 'string' ? value : null
        if (input.input === 'day')
          return <DateField {...bound} {...{ label, optional }} value={text} onChange={(day) => onChange(day ?? '')} />
        if (input.input === 'flag')
          return (
            <Checkbox name={bound.name} value={value === true} onChange={onChange}>
              {label}
            </Checkbox>
          )
        if (input.input === 'number')
          return (
            <NumberField
              {...bound}
              {...{ label, optional }}
              minValue={0}
              maxValue={1_000_000}
              value={typeof value === 'number' ? value : Number.NaN}
              onChange={(number) => onChange(Number.isNaN(number) ? null : number)}
            />
          )
        if (input.input === 'reference')
          return <Reference {...bound} {...{ label, optional, onChange }} value={text} to={input.to} />
        const options = 'options' in input ? input.options : []
        return (
          <SelectField
            {...bound}
            label={label}
            options={[
              { id: NONE, label: words.none },
              ...options.map((id) => ({ id, label: words.options[id] ?? id })),
            ]}
            value={text || NONE}
            onChange={(id) => onChange(id === NONE ? '' : id)}
          />
        )
      }}
    </FormField>
  )
}

type ReferenceProps = {
  label: string
  error: string | undefined
  value: string | null
  onChange: (slug: string) => void
  to: string
}

/** Another text, chosen by its title; not the one that is edited. */
function Reference({ to, value, ...field }: ReferenceProps) {
  const lang = useLang()
  const kind = SITE_KINDS.find((siteKind): siteKind is SiteKind => siteKind === to)
  const list = useInfiniteQuery({ ...itemsQuery(kind ? { kind } : {}), enabled: kind !== undefined })
  const own = nameIn(useParams()['id'] ?? '')
  const items = (list.data?.pages.flatMap(({ data }) => data) ?? []).filter(
    (item) => item.kind !== own?.kind || item.slug !== own.slug,
  )
  const { hasNextPage, isFetching, fetchNextPage } = list
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  }, [hasNextPage, isFetching, fetchNextPage])
  const options = items.map(({ slug, title }) => ({ id: slug, ...optionTitle(title, lang, slug) }))
  // A text that was removed since keeps its key, the only name it has; while the list loads nothing is shown instead.
  const isGone = value !== null && value !== '' && list.isSuccess && !hasNextPage
  const isListed = options.some(({ id }) => id === value)
  return (
    <SelectField
      {...field}
      value={value}
      options={isGone && !isListed ? [...options, { id: value, label: value, ltr: true }] : options}
    />
  )
}
