import { Link2 } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { useCopying } from './use-copying.ts'
import { useViewWords } from '../messages/en.ts'

type Props = {
  talentId: string
  projectId?: string
  /** Accessible name, where several buttons are in a list; only the icon is visible there. */
  name?: string
}

export function CopyLink({ talentId, projectId, name }: Props) {
  const { share: words } = useViewWords()
  const { copy, isPending } = useCopying(talentId, projectId)
  return (
    <Button
      kind="quiet"
      size="small"
      square={name !== undefined}
      pending={isPending}
      onPress={() => void copy()}
      aria-label={name ? words.copyFor(name) : undefined}
    >
      <Link2 aria-hidden />
      {name === undefined && words.copy}
    </Button>
  )
}
