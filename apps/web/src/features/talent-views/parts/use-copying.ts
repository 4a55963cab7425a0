import { useAction } from '../../../forms/use-action.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { useMoment } from '../../../platform/i18n/zone.ts'
import { shareTalent } from '../api.ts'
import { useViewWords } from '../messages/en.ts'

/** Safari copies only inside the click handler: a ClipboardItem may resolve later. */
const copyWhenHere = (text: Promise<string>): Promise<void> =>
  'ClipboardItem' in globalThis
    ? navigator.clipboard.write([
        new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) }),
      ])
    : text.then((value) => navigator.clipboard.writeText(value))

async function copyShare(id: string, projectId: string | undefined) {
  const shared = shareTalent(id, projectId)
  const copied = copyWhenHere(shared.then(({ url }) => url)).then(
    () => true,
    () => false,
  )
  return { ...(await shared), isCopied: await copied }
}

export const useUntil = () => {
  const moment = useMoment()
  const { share } = useViewWords()
  return (at: string) => share.until(moment(at))
}

/** Creates or finds the link and copies it; where copying is denied, it is shown. */
export function useCopying(talentId: string, projectId?: string) {
  const { share: words } = useViewWords()
  const until = useUntil()
  const { run, isPending } = useAction(async () => {
    const { url, expires_at, isCopied } = await copyShare(talentId, projectId)
    void showToast(
      isCopied
        ? { title: words.copied, text: until(expires_at), tone: 'positive' }
        : { title: words.notCopied, text: url, tone: 'warning' },
    )
  })
  return { copy: run, isPending }
}
