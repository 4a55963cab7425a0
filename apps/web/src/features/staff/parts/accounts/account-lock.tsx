import { useAction } from '../../../../forms/use-action.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { unlockColleague } from '../../api-accounts.ts'
import { useAccountsWords } from '../../messages/accounts/en.ts'

export function AccountLock({ id, until }: { id: string; until: string }) {
  const { lock: words } = useAccountsWords()
  const moment = useMoment()
  const unlock = useAction(() => unlockColleague(id), { done: words.done, isLast: true })
  return (
    <Banner
      tone="danger"
      title={words.title}
      action={
        <Button size="small" pending={unlock.isPending} onPress={() => void unlock.run()}>
          {words.unlock}
        </Button>
      }
    >
      {words.text.replace('{moment}', moment(until))}
    </Banner>
  )
}
