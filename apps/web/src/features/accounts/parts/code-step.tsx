import type { Query } from '@fareeq/domain/navigation/hrefs.ts'
import { CodeEntry } from '../../codes/parts/code-entry.tsx'
import { codeSent, type MailedCode } from '../../codes/parts/code-progress.ts'
import { Filled, LtrIsolate } from '../../../ui/display/filled.tsx'
import { enterWithCode, sendCode, sendLink } from '../api.ts'
import { AuthHead } from './auth-head.tsx'
import { competitionOf, enter } from './entrance.ts'
import { useAccountWords } from '../messages/en.ts'

type Props = {
  mailed: MailedCode
  /** `null` once it is used or the address is to be changed. */
  onMailed: (mailed: MailedCode | null) => void
  /** `{address}` is a placeholder. */
  sentence: string
  query: Query
}

/** The second step of signing in and of signing up. */
export function CodeStep({ mailed, onMailed, sentence, query }: Props) {
  const words = useAccountWords().code
  const { email } = mailed
  return (
    <>
      <AuthHead title={words.title}>
        <Filled sentence={sentence} address={<LtrIsolate>{email}</LtrIsolate>} />
      </AuthHead>
      <CodeEntry
        progress={mailed.progress}
        onProgress={(progress) => onMailed({ email, progress })}
        hint={words.hint}
        verify={async (otpCode) => {
          const signedIn = await enterWithCode({ email, otpCode, ...competitionOf(query) })
          await enter(signedIn, query)
          onMailed(null)
        }}
        send={async () => codeSent((await sendCode(email)).resend_after, mailed.progress.retries)}
        sendLink={() => sendLink(email)}
        change={{ label: words.changeEmail, onPress: () => onMailed(null) }}
      />
    </>
  )
}
