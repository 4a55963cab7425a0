import { useState } from 'react'
import { useWords } from '../platform/i18n/i18n.ts'
import { Button } from '../ui/actions/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { type FieldErrorEntry, Form, FormActions, FormRow } from '../ui/fields/form.tsx'
import { NuqtaSteps, Stepper } from '../ui/layout/steps.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { WizardFrame } from '../ui/layout/wizard.tsx'
import { TypedField } from './fields.tsx'
import { Columns, Section } from './section.tsx'
import { galleryWords } from './words.ts'

export function Forms() {
  const words = useWords(galleryWords)
  const [at, setAt] = useState(1)
  return (
    <Section id="forms" title={words.sections.forms}>
      <Columns>
        <Card pad="large">
          <SampleForm />
        </Card>
        <WizardFrame
          steps={words.wizard.map(([id = '', title, text]) => ({ id, title, text }))}
          at={at}
          onBack={() => setAt(at - 1)}
          onNext={() => setAt(Math.min(at + 1, words.wizard.length - 1))}
        >
          <TypedField label={words.field.name} />
        </WizardFrame>
      </Columns>
      <Stepper steps={words.stages.map(([id = '', title]) => ({ id, title }))} at={2} />
      <NuqtaSteps at={2} total={4} label={words.stages[1]?.[1]} />
    </Section>
  )
}

const NAMES = ['name', 'email', 'site'] as const

function SampleForm() {
  const { field, actions } = useWords(galleryWords)
  const [values, setValues] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<FieldErrorEntry[]>([])
  const bind = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: errors.find((error) => error.name === name) && field.required,
  })
  const submit = () =>
    setErrors(
      NAMES.filter((name) => !values[name]).map((name) => ({ name, message: `${field[name]}: ${field.required}` })),
    )
  return (
    <Form onSubmit={submit} errors={errors} aria-label={actions.save}>
      <FormRow>
        <TextField label={field.name} {...bind('name')} />
        <TextField label={field.email} type="email" {...bind('email')} />
      </FormRow>
      <TextField label={field.site} type="url" {...bind('site')} />
      <FormActions>
        <Button type="submit">{actions.save}</Button>
        <Button kind="ghost">{actions.later}</Button>
      </FormActions>
    </Form>
  )
}
