import { TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { isPutOff } from '@fareeq/domain/phone-verifications/rules.ts'
import { useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/session/storage.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { readDraft } from '../../../platform/session/drafts.ts'
import { usePhoneWords } from '../messages/en.ts'
import { useVerifyDialog } from './use-verify-dialog.tsx'

/** Above every page until the phone is verified; the dialog stays mounted for its success message. */
export function PhoneBanner() {
  const words = usePhoneWords().banner
  const { user } = useSession()
  const { open, dialog } = useVerifyDialog()
  const [rests, setRests] = useState(() => isPutOff(storage.get('phoneLater'), new Date()))
  if (!user) return null
  const isTalent = user.type === TALENT
  const underWay = readDraft(`phone:${user.id}`) !== null
  const putOff = () => {
    storage.set('phoneLater', Date.now())
    setRests(true)
  }
  return (
    <>
      {!user.isVerified && !rests && (
        <Banner
          tone="warning"
          title={isTalent ? words.talentTitle : words.clientTitle}
          action={
            <>
              <Button size="small" onPress={open}>
                {underWay ? words.enterCode : words.verify}
              </Button>
              {!isTalent && (
                <Button size="small" kind="ghost" onPress={putOff}>
                  {words.later}
                </Button>
              )}
            </>
          }
        >
          {isTalent ? words.talentText : words.clientText}
        </Banner>
      )}
      {dialog}
    </>
  )
}
