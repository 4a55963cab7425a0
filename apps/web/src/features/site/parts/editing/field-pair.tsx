import { LANGS, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { EditedField } from '@fareeq/domain/site/schema-fields.ts'
import type { Input } from '@fareeq/domain/site/schema.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Disclosure } from '../../../../ui/display/disclosure.tsx'
import { Prose } from '../prose.tsx'
import { FieldList } from './field-list.tsx'
import { fieldName } from './field-name.ts'
import type { ItemForm } from './item-form.ts'
import { useContentWords } from '../../messages/editing/en.ts'

type Props = {
  form: ItemForm['form']
  field: EditedField
  path: string
  /** Where its name does not say what it is. */
  label?: string | undefined
  /** Content below the field of a language. */
  hintFor?: (lang: Lang) => string | undefined
  /** Those that have it; a plural form may be one of Arabic alone. */
  langs?: readonly Lang[]
}

/** One field in both languages, side by side; on a phone Arabic above English. */
export function FieldPair({ form, field, path, label, hintFor, langs = LANGS }: Props) {
  const words = useContentWords()
  if (field.type === 'list')
    return (
      <FieldList {...{ form, field, path }} langs={LANGS}>
        {(at) => <FieldPair form={form} field={{ ...field.item, name: field.name }} path={at} />}
      </FieldList>
    )
  if (field.type === 'group')
    return field.fields.map((inner) => (
      <FieldPair key={inner.name} form={form} field={inner} path={`${path}.${inner.name}`} />
    ))
  return (
    <div className="grid items-start gap-x-5 gap-y-3 @2xl:grid-cols-2">
      {langs.map((lang) => (
        <TextIn
          key={lang}
          {...{ form, lang, path }}
          input={field.input}
          optional={field.optional}
          name={label ?? fieldName(words, field.name, lang)}
          hint={hintFor?.(lang)}
        />
      ))}
    </div>
  )
}

type TextProps = {
  form: ItemForm['form']
  lang: Lang
  path: string
  input: Input
  optional: boolean
  name: string
  hint: string | undefined
}

/** From this length on a text is shown as the page will show it. */
const LONG = 6000

function TextIn({ form, lang, path, input, optional, name, hint }: TextProps) {
  const words = useContentWords()
  const label = words.inLang.replace('{field}', name).replace('{lang}', words.langs[lang])
  return (
    <FormField control={form.control} name={`${lang}.${path}`}>
      {({ value, ...field }) => {
        const text = typeof value === 'string' ? value : ''
        if (input.input !== 'prose')
          return (
            <TextField
              {...{ ...field, label, lang, optional, hint }}
              value={text}
              ltr={input.input === 'slug'}
              {...('limit' in input && { limit: input.limit })}
            />
          )
        const isLong = input.limit >= LONG
        return (
          <div className="grid gap-2">
            <TextAreaField
              {...{ ...field, label, lang, optional, hint }}
              value={text}
              limit={input.limit}
              rows={isLong ? 14 : 3}
            />
            {isLong && text !== '' && <MarkdownPreview text={text} lang={lang} />}
          </div>
        )
      }}
    </FormField>
  )
}

/** Markdown as the page shows it. */
function MarkdownPreview({ text, lang }: { text: string; lang: Lang }) {
  const words = useContentWords()
  return (
    <Disclosure title={words.markdown} isQuiet className="rounded-md border border-line bg-surface px-4">
      <div lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'} className="py-3">
        <Prose text={text} />
      </div>
    </Disclosure>
  )
}
