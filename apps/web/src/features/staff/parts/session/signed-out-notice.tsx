import { Banner } from '../../../../ui/display/banner.tsx'
import { staffSession } from './staff-session.ts'
import { TypedTextList } from './typed-text-list.tsx'
import { useStaffWords } from '../../messages/en.ts'

/** Above the sign-in of a colleague whose session ended while a page was open. */
export function SignedOutNotice() {
  const { interrupted: words } = useStaffWords()
  const texts = staffSession.leftTexts()
  if (!texts) return null
  return (
    <Banner role="alert" tone="warning" title={words.signedOut} className="mb-8">
      {words.signedOutText}
      <TypedTextList texts={texts} />
    </Banner>
  )
}
