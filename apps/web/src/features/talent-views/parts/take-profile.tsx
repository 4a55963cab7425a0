import { Download } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { takeProfile } from '../api.ts'
import { useViewWords } from '../messages/en.ts'

/** Downloads the PDF; failures are handled by the call. */
export function TakeProfile({ id, token }: { id: string; token: string | undefined }) {
  const { pdf: words } = useViewWords()
  const { run, isPending } = useAction(() => takeProfile(id, token), { done: words.done, refused: 'handled' })
  return (
    <Button kind="quiet" size="small" pending={isPending} onPress={() => void run()}>
      <Download aria-hidden />
      {words.take}
    </Button>
  )
}
