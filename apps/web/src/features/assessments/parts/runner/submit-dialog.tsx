import type { Item } from '@fareeq/domain/assessments/schema-items.ts'
import { useState, useSyncExternalStore } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { submitAttempt } from '../../api.ts'
import { uploadStates } from '../video/upload-states.ts'
import { type AnswerRows, isAnswered } from './run/answers.ts'
import { useRunnerWords } from '../../messages/runner/en.ts'

type Props = {
  items: readonly Item[]
  rows: AnswerRows
  token: string
  flush: () => Promise<boolean>
  onGo: (position: number) => void
  onSubmitted: () => void
}

/** Shows what would be submitted, with links to what is missing. */
export function SubmitButton(props: Props) {
  const { submit: words } = useRunnerWords()
  return (
    <Dialog trigger={<Button>{words.open}</Button>} title={words.title} text={words.text} role="alertdialog">
      {(close) => <Body {...props} close={close} />}
    </Dialog>
  )
}

function Body({ items, rows, token, flush, onGo, onSubmitted, close }: Props & { close: () => void }) {
  const { submit: words } = useRunnerWords()
  const [isUnsaved, setUnsaved] = useState(false)
  const isUploading = useSyncExternalStore(uploadStates.subscribe, () => uploadStates.hasPending(token))
  const { run, isPending, failure } = useAction(
    async () => {
      if (isUploading) return
      const isSaved = await flush()
      setUnsaved(!isSaved)
      if (!isSaved) return
      await submitAttempt(token)
      onSubmitted()
    },
    { refused: 'shown' },
  )
  const go = (position: number) => {
    close()
    onGo(position)
  }
  const unanswered = items.filter((item) => !isAnswered(item, rows.get(item.position)))
  const flagged = items.filter(({ position }) => rows.get(position)?.flagged)
  return (
    <>
      <div className="grid gap-4">
        {unanswered.length === 0 && <Banner tone="positive">{words.all}</Banner>}
        <Numbers title={words.unanswered(unanswered.length)} items={unanswered} onGo={go} />
        <Numbers title={words.flagged(flagged.length)} items={flagged} onGo={go} />
        {(isUploading || isUnsaved || failure) && (
          <Banner tone="danger" role="alert">
            {isUploading ? words.uploading : (failure ?? words.unsaved)}
          </Banner>
        )}
      </div>
      <DialogActions>
        <Button pending={isPending} onPress={() => void run()}>
          {words.confirm}
        </Button>
        <Button kind="quiet" onPress={close}>
          {words.back}
        </Button>
      </DialogActions>
    </>
  )
}

function Numbers({ title, items, onGo }: { title: string; items: readonly Item[]; onGo: (position: number) => void }) {
  const { submit: words } = useRunnerWords()
  if (items.length === 0) return null
  return (
    <div className="grid gap-2">
      <p className="font-strong">{title}</p>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ position }) => (
          <li key={position}>
            <Button
              kind="quiet"
              size="small"
              className="num min-w-11"
              aria-label={words.goTo(position)}
              onPress={() => onGo(position)}
            >
              {position}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
