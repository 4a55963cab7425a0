import { Controller } from 'react-hook-form'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Filled } from '../../../ui/filled.tsx'
import { sayFault } from '../../../platform/forms/faults.ts'
import { useAccountWords } from './use-account-words.ts'
import type { SignupForm } from './use-signup-form.ts'

/** A new tab: reading the terms must not cost what was typed. */
const Paper = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} target="_blank" rel="noopener">
    {children}
  </TextLink>
)

export function ConsentFields({ form }: { form: SignupForm }) {
  const words = useAccountWords().signup
  const lang = useLang()
  const rows = [
    { name: 'consent.terms', text: words.terms, link: <Paper href={pathTo('terms')}>{words.termsLink}</Paper> },
    { name: 'consent.privacy', text: words.privacy, link: <Paper href={pathTo('privacy')}>{words.privacyLink}</Paper> },
    { name: 'consent.marketing', text: words.marketing, link: null },
  ] as const
  return (
    <div>
      {rows.map(({ name, text, link }) => (
        <Controller
          key={name}
          name={name}
          control={form.control}
          render={({ field, fieldState: { error } }) => (
            <Checkbox
              ref={field.ref}
              name={field.name}
              isRequired={link !== null}
              value={field.value ?? false}
              onChange={(on) => {
                field.onChange(on)
                // At once, not when the box is left: a line that goes away on the way to a button moves the button.
                if (error) void form.trigger(name)
              }}
              onBlur={field.onBlur}
              error={error?.message && sayFault(error.message, lang)}
            >
              <Filled sentence={text} link={link} />
            </Checkbox>
          )}
        />
      ))}
    </div>
  )
}
