import { BriefChips } from '../../features/site/parts/brief/brief-chips.tsx'
import { ClientFields } from '../../features/accounts/parts/client-fields.tsx'
import { ProjectPanel } from '../../features/accounts/parts/project-panel.tsx'
import { SignupLayout } from '../../features/accounts/parts/signup-layout.tsx'
import { useAccountWords } from '../../features/accounts/messages/en.ts'
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
      <ClientFields form={form} email={email} phone={phone} />
    </SignupLayout>
  )
}
