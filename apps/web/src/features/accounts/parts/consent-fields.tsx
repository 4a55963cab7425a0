import { pathTo } from '../../../paths.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { useAccountWords } from './use-account-words.ts'
import type { SignupForm } from './use-signup-form.ts'

/** A new tab, so that reading the terms does not lose the input. */
const Paper = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} target="_blank" rel="noopener">
    {children}
  </TextLink>
)

export function ConsentFields({ form }: { form: SignupForm }) {
  const words = useAccountWords().signup
  const rows = [
    { name: 'consent.terms', text: words.terms, link: <Paper href={pathTo('terms')}>{words.termsLink}</Paper> },
    { name: 'consent.privacy', text: words.privacy, link: <Paper href={pathTo('privacy')}>{words.privacyLink}</Paper> },
    { name: 'consent.marketing', text: words.marketing, link: null },
  ] as const
  return (
    <div>
      {rows.map(({ name, text, link }) => (
        <FormCheckbox key={name} form={form} name={name} isRequired={link !== null}>
          <Filled sentence={text} link={link} />
        </FormCheckbox>
      ))}
    </div>
  )
}
