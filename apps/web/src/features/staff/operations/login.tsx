import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useState } from 'react'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { AuthHead } from '../../accounts/parts/auth-head.tsx'
import { Filled, LtrIsolate } from '../../../ui/display/filled.tsx'
import { useDraft } from '../../../platform/session/drafts.ts'
import type { MailedCode } from '../../codes/parts/code-progress.ts'
import { EmailStep } from '../../codes/parts/email-step.tsx'
import { useMailedLink } from '../../codes/parts/mailed-link.ts'
import { sendStaffCode } from '../api.ts'
import { CodesForm } from '../parts/session/codes-form.tsx'
import { LinkForm } from '../parts/session/link-form.tsx'
import { useStaffWords } from '../messages/en.ts'

export function Screen() {
  const words = useStaffWords()
  const { redirect } = readHref(useHref()).query
  const [mailed, setMailed] = useDraft<MailedCode>('staff-login')
  const { link, drop } = useMailedLink()
  const [email, setEmail] = useState<string>()
  if (link)
    return (
      <>
        <AuthHead title={words.codes.linkTitle}>{words.codes.linkText}</AuthHead>
        <LinkForm link={link} redirect={redirect} onBack={drop} />
      </>
    )
  if (mailed) {
    const change = (next: MailedCode | null) => {
      if (next === null) setEmail(mailed.email)
      setMailed(next)
    }
    return (
      <>
        <AuthHead title={words.codes.title}>
          <Filled sentence={words.codes.sent} address={<LtrIsolate>{mailed.email}</LtrIsolate>} />
        </AuthHead>
        <CodesForm mailed={mailed} onMailed={change} redirect={redirect} />
      </>
    )
  }
  return (
    <>
      <AuthHead title={words.login.title}>{words.login.text}</AuthHead>
      <EmailStep
        email={email ?? ''}
        autoComplete="username"
        autoFocus={email !== undefined}
        words={words.login}
        sendCode={sendStaffCode}
        onMailed={setMailed}
      />
      <p className="mt-9 flex flex-wrap items-center gap-x-3 border-t border-line pt-5 text-[0.9375rem] text-ink-soft">
        {words.login.notStaff}
        <TextLink as={PageLink} href={pathTo('login')} className="py-2">
          {words.login.memberLogin}
        </TextLink>
      </p>
    </>
  )
}
