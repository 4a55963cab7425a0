import { SESSION_ENDED } from '@fareeq/domain/navigation/rules-session.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { useDraft } from '../../../platform/session/drafts.ts'
import type { MailedCode } from '../../codes/parts/code-progress.ts'
import { EmailStep } from '../../codes/parts/email-step.tsx'
import { useMailedLink } from '../../codes/parts/mailed-link.ts'
import { sendCode } from '../api.ts'
import { AuthHead } from '../parts/auth-head.tsx'
import { competitionOf, originOf, usePageQuery } from '../parts/entrance.ts'
import { GoogleButton } from '../parts/google-button.tsx'
import { GoogleFinishing, GoogleNotice } from '../parts/google-notice.tsx'
import { CodeStep, LinkStep, usePreloadCodeStep } from '../parts/lazy-code-step.tsx'
import { useAccountWords } from '../messages/en.ts'
import { useGoogle } from '../parts/use-google.ts'

export function Screen() {
  const words = useAccountWords()
  const query = usePageQuery()
  const [mailed, setMailed] = useDraft<MailedCode>('login')
  const [brought] = useDraft<string>('login-email')
  const [email, setEmail] = useState<string>()
  const { link, drop } = useMailedLink()
  const back = () => {
    setMailed(null)
    drop()
  }
  usePreloadCodeStep()
  const google = useGoogle({
    page: '/login',
    form: () => ({ ...originOf(query, 'login'), ...competitionOf(query) }),
  })
  if (link) return <LinkStep link={link} query={query} onBack={back} />
  if (google.state.kind === 'finishing') return <GoogleFinishing />
  if (mailed) {
    const change = (next: MailedCode | null) => {
      if (next === null) setEmail(mailed.email)
      setMailed(next)
    }
    return <CodeStep mailed={mailed} onMailed={change} sentence={words.code.sentIfKnown} query={query} />
  }
  const { redirect, verifyURL } = query
  return (
    <>
      <AuthHead title={words.login.title}>{words.login.text}</AuthHead>
      {query.session === SESSION_ENDED && (
        <Banner tone="warning" role="status" title={words.login.ended} className="mb-6" />
      )}
      <GoogleNotice state={google.state} />
      <div className="grid gap-5">
        <EmailStep
          email={email ?? ''}
          brought={brought ?? undefined}
          autoComplete="email"
          autoFocus={email !== undefined}
          words={{ ...words.login, email: words.email }}
          sendCode={sendCode}
          onMailed={setMailed}
        />
        <GoogleButton onPress={google.start} pending={google.state.kind === 'redirecting'} />
      </div>
      <div className="mt-9 grid gap-1 border-t border-line pt-5 text-[0.9375rem]">
        <p className="text-ink-soft">{words.login.newHere}</p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink as={PageLink} href={pathTo('talentSignup', {}, { redirect, verifyURL })} className="py-2">
            {words.login.talentSignup}
          </TextLink>
          <TextLink as={PageLink} href={pathTo('clientSignup', {}, { redirect, verifyURL })} className="py-2">
            {words.login.clientSignup}
          </TextLink>
        </p>
      </div>
    </>
  )
}
