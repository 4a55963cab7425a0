import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { DeviceChoices } from '../../../ui/media/device-choices.tsx'
import type { DeviceFault } from '../../../ui/media/devices.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { useDevices } from '../../../ui/media/use-devices.ts'
import { useDeviceCheckWords } from '../messages/en.ts'
import { CheckCard, type CheckResult } from '../parts/check-card.tsx'
import { ConnectionCheck } from '../parts/connection-check.tsx'
import { SpeakerCheck } from '../parts/speaker-check.tsx'
import { useHeard } from '../parts/use-heard.ts'

const FAULT_TONES = { refused: 'danger', missing: 'danger', busy: 'warning', unsupported: 'danger' } as const

/** Camera, microphone, speaker and connection, at any time and for anybody. Nothing leaves this page. */
export function Screen() {
  const words = useDeviceCheckWords()
  const devices = useDevices()
  const { access, stream, faults } = devices
  const isHeard = useHeard(stream)
  const [speaks, setSpeaks] = useState(false)
  const [connects, setConnects] = useState(false)
  const hasPicture = (stream?.getVideoTracks().length ?? 0) > 0
  const isAsking = access === 'asking'
  const isReady = hasPicture && isHeard && speaks && connects
  const toResult = (
    fault: DeviceFault | null,
    faultWords: Record<DeviceFault, { title: string; advice: string }>,
    otherwise: CheckResult,
  ): CheckResult => {
    if (isAsking) return { tone: 'neutral', title: words.asking }
    return fault ? { tone: FAULT_TONES[fault], ...faultWords[fault] } : otherwise
  }
  const { camera, microphone } = words
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        actions={
          <Button kind="quiet" isDisabled={isAsking} onPress={() => void devices.retry()}>
            <RotateCcw aria-hidden />
            {words.again}
          </Button>
        }
      />
      <Banner className="mb-6">{words.privacy}</Banner>
      <div role="status" aria-label={words.results} className="empty:hidden">
        {isReady && (
          <Banner tone="positive" className="mb-6">
            {words.ready}
          </Banner>
        )}
      </div>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <CheckCard
          title={camera.title}
          result={toResult(faults.camera, camera.faults, { tone: 'positive', title: camera.works })}
        >
          <div className="relative aspect-video overflow-hidden rounded-lg border border-line bg-sunken">
            {hasPicture ? (
              <Picture stream={stream} label={camera.preview} own />
            ) : (
              <p className="grid size-full place-content-center p-4 text-center text-ink-soft">{camera.noPicture}</p>
            )}
          </div>
        </CheckCard>
        <CheckCard
          title={microphone.title}
          result={toResult(
            faults.microphone,
            microphone.faults,
            isHeard
              ? { tone: 'positive', title: microphone.heard }
              : { tone: 'neutral', title: microphone.silent, advice: microphone.silentAdvice },
          )}
        >
          {access === 'given' && <DeviceChoices devices={devices} words={words.choices} />}
        </CheckCard>
        <SpeakerCheck onResult={setSpeaks} />
        <ConnectionCheck onResult={setConnects} />
      </div>
    </>
  )
}
