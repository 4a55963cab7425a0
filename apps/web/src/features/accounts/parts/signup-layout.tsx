import type { ReactNode } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { AuthHead } from './auth-head.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { GoogleButton } from './google-button.tsx'
import { GoogleFinishing, GoogleNotice } from './google-notice.tsx'
import { CodeStep, usePreloadCodeStep } from './lazy-code-step.tsx'
import { useAccountWords } from '../messages/en.ts'
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
  const { form, google, query, mailed, refusals, isPending, props } = signup
  usePreloadCodeStep()
  if (google.state.kind === 'finishing') return <GoogleFinishing />
  if (mailed) return <CodeStep mailed={mailed} onMailed={signup.setMailed} sentence={words.code.sent} query={query} />
  // Faults of the server's checks count as well.
  const refused = Object.entries(refusals).flatMap(([name, message]) => (message ? [{ name, message }] : []))
  const isRedirecting = google.state.kind === 'redirecting'
  const { redirect, verifyURL, Campaign } = query
  const seat = other.route === 'talentSignup' ? 'client' : 'talent'
  return (
    <>
      <AuthHead title={title}>{text}</AuthHead>
      <GoogleNotice state={google.state} />
      <Form
        {...props}
        onSubmit={signup.submit}
        errors={form.formState.submitCount > 0 ? [...props.errors, ...refused] : []}
        isDirty={props.isDirty && !isRedirecting}
        aria-label={title}
      >
        {children}
        <ConsentFields form={form} words={{ ...words.signup, marketing: words.signup.marketing[seat] }} />
        <Button type="submit" pending={isPending} className="w-full">
          {words.signup.submit}
        </Button>
        <GoogleButton onPress={() => void signup.withGoogle()} pending={isRedirecting} />
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
