import { SignupEmail } from '../parts/email-field.tsx'
import { CountryField, NameFields, SignupPhone } from '../parts/signup-fields.tsx'
import { SignupLayout } from '../parts/signup-layout.tsx'
import { useAccountWords } from '../messages/en.ts'
import { useSignup } from '../parts/use-signup.ts'

export function Screen() {
  const words = useAccountWords()
  const signup = useSignup('talent-signup')
  const { form, email, phone } = signup
  return (
    <SignupLayout
      signup={signup}
      title={words.signup.talentTitle}
      text={words.signup.talentText}
      other={{ route: 'clientSignup', question: words.signup.orClient, link: words.login.clientSignup }}
    >
      <NameFields form={form} />
      <SignupEmail form={form} label={words.email} verdict={email.verdict} onLeave={email.flush} />
      <SignupPhone form={form} verdict={phone.verdict} onLeave={phone.flush} />
      <CountryField form={form} label={words.signup.residence} />
    </SignupLayout>
  )
}
