import { MonitorSmartphone } from 'lucide-react'
import { useAction } from '../../../../forms/use-action.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { takeOver } from '../../api.ts'
import { IncidentDialog } from './incident-dialog.tsx'
import { useRunnerWords } from '../../messages/runner/en.ts'

/** Another window has the attempt. Nothing is lost, and this one can go on. */
export function Elsewhere({ token }: { token: string }) {
  const { elsewhere: words } = useRunnerWords()
  const { run, isPending } = useAction(() => takeOver(token), { isLast: true })
  return (
    <Card pad="large" className="mx-auto w-full max-w-xl">
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <MonitorSmartphone aria-hidden className="size-10 text-accent" />
        <h1 className="text-2xl">{words.title}</h1>
        <p className="text-ink-soft">{words.text}</p>
        <Button pending={isPending} onPress={() => void run()}>
          {words.here}
        </Button>
        <IncidentDialog token={token} />
      </div>
    </Card>
  )
}
