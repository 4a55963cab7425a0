import {
  HEADING_LENGTH,
  MAX_POINTS,
  PLACEHOLDER_NAMES,
  POINT_CONDITIONS,
  POINT_LENGTH,
  type PointCondition,
} from '@fareeq/domain/contract-templates/limits.ts'
import type {
  ContractTemplate,
  TemplateContent,
  TemplateSectionText,
} from '@fareeq/domain/contract-templates/schema.ts'
import { LANGS } from '@fareeq/domain/kernel/language/locale.ts'
import { useFieldArray } from 'react-hook-form'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Disclosure } from '../../../ui/display/disclosure.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { saveTemplate } from '../api-ops.ts'
import { useTemplateWords } from '../messages/en.ts'

const ALWAYS = 'always'
type Words = Pick<TemplateSectionText, 'heading' | 'points'>
type Fields = {
  heading: TemplateSectionText['heading']
  points: { when: PointCondition | typeof ALWAYS; ar: string; en: string }[]
}
/** What is incomplete may be saved; the version names it until it is released. */
const RESOLVER = rulesOf<Fields>(() => ({}))

const toFields = ({ heading, points }: Words): Fields => ({
  heading,
  points: points.map(({ when, ...text }) => ({ when: when ?? ALWAYS, ...text })),
})
const toWords = ({ heading, points }: Fields): Words => ({
  heading,
  points: points.map(({ when, ...text }) => ({ when: when === ALWAYS ? null : when, ...text })),
})

type Props = {
  template: ContractTemplate
  /** Without points, the title of the contract. */
  section: Words
  /** The whole version with these words in it. */
  contentOf: (words: Words) => TemplateContent
  close: () => void
}

/** The heading and the points of a section in both languages; when each stands. */
export function SectionForm({ template, section, contentOf, close }: Props) {
  const { form: words, ...all } = useTemplateWords()
  const { control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: toFields(section),
    send: (fields) =>
      saveTemplate(template.version, { content: contentOf(toWords(fields)), expected_revision: template.revision }),
    done: words.saved,
    onDone: close,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'points' })
  const conditions = [
    { id: ALWAYS, label: all.always },
    ...POINT_CONDITIONS.map((id) => ({ id, label: all.conditions[id] })),
  ]
  return (
    <Form {...props}>
      <FormRow>
        {LANGS.map((lang) => (
          <FormText
            key={lang}
            name={`heading.${lang}`}
            control={control}
            lang={lang}
            label={`${words.heading} ${words.langs[lang]}`}
            maxLength={HEADING_LENGTH}
          />
        ))}
      </FormRow>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className="grid gap-3 border-b border-line pb-4">
          <legend className="mb-2 font-strong">{words.point(at + 1)}</legend>
          <FormSelect name={`points.${at}.when`} control={control} label={words.when} options={conditions} />
          {LANGS.map((lang) => (
            <FormProse
              key={lang}
              name={`points.${at}.${lang}`}
              control={control}
              lang={lang}
              label={`${words.point(at + 1)} ${words.langs[lang]}`}
              limit={POINT_LENGTH}
              rows={3}
            />
          ))}
          {fields.length > 1 && (
            <Button
              kind="ghost"
              size="small"
              className="justify-self-start"
              aria-label={words.removeOf(words.point(at + 1))}
              onPress={() => remove(at)}
            >
              {words.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length > 0 && fields.length < MAX_POINTS && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onPress={() => append({ when: ALWAYS, ar: '', en: '' })}
        >
          {words.add}
        </Button>
      )}
      <Placeholders />
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}

function Placeholders() {
  const { form: words, places } = useTemplateWords()
  return (
    <Disclosure title={words.places} isQuiet className="rounded-md border border-line bg-surface px-4">
      <p className="text-sm text-ink-soft">{words.placesText}</p>
      <dl className="grid gap-x-6 gap-y-1 py-3 text-sm sm:grid-cols-2">
        {PLACEHOLDER_NAMES.map((name) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt>{places[name]}</dt>
            <dd>
              <code className="ltr-island">{`{${name}}`}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
