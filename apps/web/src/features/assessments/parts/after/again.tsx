import { isAvailable } from '@fareeq/domain/assessments/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../../forms/use-action.ts'
import { useLocale } from '../../../../platform/i18n/i18n.ts'
import { useZone } from '../../../../platform/i18n/zone.ts'
import { navigateFromHere } from '../../../../platform/navigation/navigate.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { invite, offersQuery } from '../../api.ts'
import { useAfterWords } from '../../messages/after/en.ts'

/** Another try, or from when on there is one. */
export function Again({ assessmentId }: { assessmentId: string }) {
  const words = useAfterWords()
  const { data } = useQuery(offersQuery())
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: useZone() })
  const { run, isPending } = useAction(
    async () => {
      const go = navigateFromHere()
      const { data: invitation } = await invite(assessmentId)
      await go(invitation.link)
    },
    { refused: 'handled' },
  )
  const offer = data?.find(({ id }) => id === assessmentId)
  if (!offer) return null
  if (offer.locked_until)
    return <p className="text-ink-soft">{words.lockedUntil(day.format(new Date(offer.locked_until)))}</p>
  if (!isAvailable(offer.standing)) return null
  return (
    <div className="grid justify-items-center gap-2">
      {offer.trials_left !== null && <p className="text-ink-soft">{words.trialsLeft(offer.trials_left)}</p>}
      <Button pending={isPending} onPress={() => void run()}>
        {words.again}
      </Button>
    </div>
  )
}
