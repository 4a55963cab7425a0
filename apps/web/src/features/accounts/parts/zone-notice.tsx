import { BUSINESS_ZONE, HOUR, zoneCity } from '@fareeq/domain/kernel/time/time.ts'
import { wallClock } from '@fareeq/domain/kernel/time/wall-clock.ts'
import { useEffect, useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { adoptZoneIfNone } from '../../../platform/session/after-login.ts'
import { session, useSession } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/session/storage.ts'
import { deviceZone } from '../../../platform/i18n/zone.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { useNow } from '../../../ui/dates/moments.tsx'
import { saveTimeZone } from '../api.ts'
import { useAccountWords } from '../messages/en.ts'

/** Above every page: which zone the account was given, or that the device is in another one. */
export function ZoneNotice() {
  const { user } = useSession()
  const [adopted, setAdopted] = useState(() => storage.get('zoneAdopted'))
  const now = useNow(HOUR)
  // The device is the colleague's, and the account is not.
  const isImpersonating = storage.get('impersonation') !== undefined
  const isZoneless = user !== null && !user.timezone && !isImpersonating
  // Saved here for an account whose sign-in did not. The notice is shown on the next load, because a late banner would shift
  // the layout.
  useEffect(() => {
    if (isZoneless) void adoptZoneIfNone().catch(ignore)
  }, [isZoneless])
  if (isImpersonating) return null
  // Mails used Riyadh's time: no notice where the adopted zone has the same local time.
  if (adopted && adopted === user?.timezone && wallClock(adopted, now) !== wallClock(BUSINESS_ZONE, now))
    return (
      <Adopted
        zone={adopted}
        onClose={() => {
          storage.remove('zoneAdopted')
          setAdopted(undefined)
        }}
      />
    )
  return <Differs />
}

/** Ignored: the next page retries; until then the device's zone is shown. */
const ignore = () => {}

function Adopted({ zone, onClose }: { zone: string; onClose: () => void }) {
  const words = useAccountWords().zoneNotice
  const lang = useLang()
  return (
    <Banner role="status" className="items-center px-4 py-2.5" onClose={onClose}>
      {words.adopted(zoneCity(zone, lang))}
    </Banner>
  )
}

/** Once per device zone: dismissing it means that the account's zone should stay. */
function Differs() {
  const words = useAccountWords().zoneNotice
  const lang = useLang()
  const { user } = useSession()
  const [closed, setClosed] = useState(() => storage.get('zoneSeen'))
  const [account, device] = [user?.timezone, deviceZone()]
  const now = useNow(HOUR)
  const change = useAction(async () => session.setUser(await saveTimeZone(device)), {
    done: words.changed(zoneCity(device, lang)),
    refused: 'handled',
  })
  if (!account || closed === device || wallClock(account, now) === wallClock(device, now)) return null
  const close = () => {
    storage.set('zoneSeen', device)
    setClosed(device)
  }
  return (
    <Banner
      role="status"
      className="items-center px-4 py-2.5"
      action={
        <Button kind="quiet" size="small" pending={change.isPending} onPress={() => void change.run()}>
          {words.change(zoneCity(device, lang))}
        </Button>
      }
      onClose={close}
    >
      {words.text(zoneCity(account, lang), zoneCity(device, lang))}
    </Banner>
  )
}
