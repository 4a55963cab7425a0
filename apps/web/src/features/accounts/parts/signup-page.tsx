import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { type FieldErrorEntry, Form } from '../../../ui/fields/form.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { sayFault } from '../../../forms/faults.ts'
import { AuthHead } from './auth-head.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { GoogleButton, OrLine } from './google-button.tsx'
import { GoogleFinishing, GoogleNotice } from './google-notice.tsx'
import { CodeStep, useCodeStepSoon } from './late-code-step.tsx'
import { useAccountWords } from './use-account-words.ts'
import type { Signup } from './use-signup.ts'

type Props = {
  signup: Signup
  title: string
  text: string
  /** The other kind of account. */
  other: { route: 'talentSignup' | 'clientSignup'; question: string; link: string }
  children: ReactNode
}

/** What both sign-ups share: the fields are the page's own, in the order in which they are asked. */
export function SignupLayout({ signup, title, text, other, children }: Props) {
  const words = useAccountWords()
  const { form, google, query, mailed } = signup
  const errors = useErrors(signup, other.route === 'talentSignup' ? words.signup.workEmail : words.email)
  useCodeStepSoon()
  if (google.state.kind === 'finishing') return <GoogleFinishing />
  if (mailed) return <CodeStep mailed={mailed} onMailed={signup.setMailed} sentence={words.code.sent} query={query} />
  const { isSubmitting, isDirty } = form.formState
  const leaving = google.state.kind === 'leaving'
  const { redirect, verifyURL, Campaign } = query
  return (
    <>
      <AuthHead title={title}>{text}</AuthHead>
      <GoogleNotice state={google.state} />
      <Form
        onSubmit={signup.submit}
        errors={errors}
        failure={signup.failure}
        isDirty={isDirty && !leaving}
        aria-label={title}
      >
        {children}
        <ConsentFields form={form} />
        <Button type="submit" pending={isSubmitting} className="w-full">
          {words.signup.submit}
        </Button>
        <OrLine />
        <GoogleButton onPress={() => void signup.withGoogle()} pending={leaving} />
      </Form>
      <div className="mt-9 grid gap-1 border-t border-line pt-5 text-[0.9375rem] text-ink-soft">
        <Aside
          text={words.signup.haveAccount}
          href={pathTo('login', {}, { redirect, verifyURL })}
          link={words.signup.login}
        />
        <Aside
          text={other.question}
          href={pathTo(other.route, {}, { redirect, verifyURL, Campaign })}
          link={other.link}
        />
      </div>
    </>
  )
}

const Aside = ({ text, href, link }: { text: string; href: string; link: string }) => (
  <p className="flex flex-wrap items-center gap-x-2">
    {text}
    <TextLink as={PageLink} href={href} className="py-2">
      {link}
    </TextLink>
  </p>
)

/** After a refused submit: every field in error by its name, in the order of the page. */
function useErrors({ form, refusals }: Signup, emailName: string): FieldErrorEntry[] {
  const words = useAccountWords()
  const lang = useLang()
  const { errors, submitCount } = form.formState
  if (submitCount === 0) return []
  const { signup, project } = words
  const fields = [
    ['about.product_name', project.productName, errors.about?.product_name?.message],
    ['about.industry', project.industry, errors.about?.industry?.message],
    ['about.scope', project.scope, errors.about?.scope?.message],
    ['first_name', signup.firstName, errors.first_name?.message],
    ['last_name', signup.lastName, errors.last_name?.message],
    ['email', emailName, errors.email?.message ?? refusals.email],
    ['website', signup.website, errors.website?.message],
    ['role', signup.role, errors.role?.message],
    ['phone', signup.phone, errors.phone?.message ?? refusals.phone],
    ['country', signup.country, errors.country?.message],
    ['consent.terms', signup.termsName, errors.consent?.terms?.message],
    ['consent.privacy', signup.privacyName, errors.consent?.privacy?.message],
  ] as const
  return fields.flatMap(([name, label, fault]) =>
    fault ? [{ name, message: signup.fault(label, sayFault(fault, lang, form.getValues('email'))) }] : [],
  )
}
