import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { pathTo } from '../../../paths.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Filled } from '../../../ui/display/filled.tsx'

/** A new tab, so that reading the terms does not lose the input. */
const Paper = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} target="_blank" rel="noopener">
    {children}
  </TextLink>
)

type Props<Fields extends FieldValues, Output> = {
  form: UseFormReturn<Fields, unknown, Output>
  words: Record<'terms' | 'termsLink' | 'privacy' | 'privacyLink', string> & { marketing?: string }
}

export function ConsentFields<Fields extends FieldValues, Output>({ form, words }: Props<Fields, Output>) {
  const rows = [
    { id: 'terms', text: words.terms, link: <Paper href={pathTo('terms')}>{words.termsLink}</Paper> },
    { id: 'privacy', text: words.privacy, link: <Paper href={pathTo('privacy')}>{words.privacyLink}</Paper> },
    ...(words.marketing ? [{ id: 'marketing', text: words.marketing, link: null }] : []),
  ]
  return (
    <div>
      {rows.map(({ id, text, link }) => (
        <FormCheckbox key={id} form={form} name={`consent.${id}` as FieldPath<Fields>} isRequired={link !== null}>
          <Filled sentence={text} link={link} />
        </FormCheckbox>
      ))}
    </div>
  )
}
