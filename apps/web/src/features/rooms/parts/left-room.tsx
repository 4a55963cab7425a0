import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useDevices } from '../../../ui/media/use-devices.ts'
import { useRoomWords } from '../messages/en.ts'

/** Before, in and after the call; the camera is on in the first two only. */
export function useCallPhase() {
  const devices = useDevices()
  const [phase, setPhase] = useState<'lobby' | 'room' | 'left'>('lobby')
  return {
    devices,
    phase,
    enter: () => setPhase('room'),
    leave: () => {
      devices.release()
      setPhase('left')
    },
    goBack: () => {
      void devices.retry()
      setPhase('lobby')
    },
  }
}

/** Whoever left may come back, or go on to `next`. */
export function LeftRoom({ onBack, next }: { onBack: () => void; next: ReactNode }) {
  const words = useRoomWords().left
  return (
    <Card pad="large">
      <EmptyState
        compact
        title={words.title}
        text={words.text}
        action={
          <>
            <Button kind="quiet" onPress={onBack}>
              {words.back}
            </Button>
            {next}
          </>
        }
      />
    </Card>
  )
}
