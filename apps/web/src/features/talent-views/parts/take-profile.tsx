import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { takeProfile } from '../api.ts'
import { useViewWords } from './use-view-words.ts'

/** Downloads the PDF; failures are handled by the call. */
export function TakeProfile({ id, token }: { id: string; token: string | undefined }) {
  const { pdf: words } = useViewWords()
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeProfile(id, token),
    onSuccess: () => void showToast({ title: words.done, tone: 'positive' }),
  })
  return (
    <Button kind="quiet" size="small" pending={isPending} onPress={() => mutate()}>
      <Download aria-hidden />
      {words.take}
    </Button>
  )
}
