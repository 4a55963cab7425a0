import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { useState } from 'react'
import { faultText } from '../../../forms/faults.ts'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useLang, useWords } from '../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorLine } from '../../../ui/fields/field-notes.tsx'
import { Filled } from '../../../ui/display/filled.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { ar } from '../messages/ar.ts'
import { en } from '../messages/en.ts'
import { clockOf, useSecondsLeft } from './code-progress.ts'

export const useCodeWords = () => useWords({ ar, en })

type BlockedProps = {
  until: number
  code: string
  /** Mails a link that opens the account without a code, where there is an account to open. */
  sendLink?: (() => Promise<unknown>) | undefined
}

/** Until when, by the clock of the person who waits, and what they can do meanwhile. */
export function Blocked({ until, code, sendLink }: BlockedProps) {
  const words = useCodeWords()
  const lang = useLang()
  const error = Object.values(codeErrors).find((kind) => kind.code === code)
  const moment = <bdi className="font-strong">{useMoment()(until)}</bdi>
  return (
    <div className="grid gap-3">
      <Banner tone="warning" role="alert" title={error ? error[lang] : faultText(code, lang)}>
        <Filled sentence={words.blockedUntil} moment={moment} />
      </Banner>
      {sendLink && <LinkInstead sendLink={sendLink} />}
      <TextLink as={PageLink} href={pathTo('contact')} className="w-fit py-2">
        {words.help}
      </TextLink>
    </div>
  )
}

function LinkInstead({ sendLink }: { sendLink: () => Promise<unknown> }) {
  const words = useCodeWords()
  const [isSent, setSent] = useState(false)
  const { run, isPending, failure } = useAction(
    async () => {
      await sendLink()
      setSent(true)
    },
    { refused: 'shown' },
  )
  return (
    <>
      {!isSent && (
        <Button kind="quiet" pending={isPending} onPress={() => void run()} className="w-full">
          {words.byLink}
        </Button>
      )}
      <p role="status" className="text-[0.9375rem] empty:hidden">
        {isSent && words.linkSent}
      </p>
      {failure && <ErrorLine>{failure}</ErrorLine>}
    </>
  )
}

export type Change = { label: string; onPress: () => void }
type Props = { resendAt: number; isBlocked: boolean; pending: boolean; onResend: () => void; change: Change }

/** The two ways out: another address, another code. */
export function CodeExits({ resendAt, isBlocked, pending, onResend, change }: Props) {
  const words = useCodeWords()
  const wait = useSecondsLeft(resendAt)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Button kind="ghost" size="small" className="-ms-3.5" onPress={change.onPress}>
        {change.label}
      </Button>
      <Button
        kind="ghost"
        size="small"
        className="-me-3.5"
        pending={pending}
        isDisabled={wait > 0 || isBlocked}
        onPress={onResend}
      >
        {wait > 0 && !isBlocked ? (
          <span>
            <Filled sentence={words.resendIn} time={<span className="ltr-island num">{clockOf(wait)}</span>} />
          </span>
        ) : (
          words.resend
        )}
      </Button>
    </div>
  )
}
