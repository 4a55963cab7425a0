import { FormText } from '../../forms/form-text.tsx'
import { FormRow } from '../../ui/fields/form.tsx'
import { BriefChips } from '../../features/site/parts/brief/brief-chips.tsx'
import { SignupEmail } from '../../features/accounts/parts/email-field.tsx'
import { ProjectPanel } from '../../features/accounts/parts/project-panel.tsx'
import { CountryField, NameFields, SignupPhone } from '../../features/accounts/parts/signup-fields.tsx'
import { SignupLayout } from '../../features/accounts/parts/signup-page.tsx'
import { useAccountWords } from '../../features/accounts/parts/use-account-words.ts'
import { useSignup } from '../../features/accounts/parts/use-signup.ts'

export function Screen() {
  const words = useAccountWords()
  const signup = useSignup('client-signup')
  const { form, email, phone } = signup
  return (
    <SignupLayout
      signup={signup}
      title={words.signup.clientTitle}
      text={words.signup.clientText}
      other={{ route: 'talentSignup', question: words.signup.orTalent, link: words.login.talentSignup }}
    >
      <ProjectPanel form={form} reading={(scope) => <BriefChips text={scope} />} />
      <NameFields form={form} />
      <SignupEmail
        form={form}
        label={words.signup.workEmail}
        hint={words.signup.workEmailHint}
        verdict={email.verdict}
        onLeave={email.flush}
      />
      <FormRow>
        <FormText
          control={form.control}
          isRequired
          name="website"
          type="url"
          label={words.signup.website}
          autoComplete="url"
          placeholder="example.com"
        />
        <FormText
          control={form.control}
          isRequired
          name="role"
          label={words.signup.role}
          autoComplete="organization-title"
        />
      </FormRow>
      <SignupPhone form={form} verdict={phone.verdict} onLeave={phone.flush} />
      <CountryField form={form} label={words.signup.country} />
    </SignupLayout>
  )
}
