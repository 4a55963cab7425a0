import { TAKES, WRITTEN_LENGTH } from '@fareeq/domain/assessments/limits.ts'
import { dirOf } from '@fareeq/domain/kernel/language/locale.ts'
import { PenLine, RotateCcw, Video } from 'lucide-react'
import { useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useDraft } from '../../../../platform/session/drafts.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Banner } from '../../../../ui/display/banner.tsx'
import { ItemText } from '../runner/item-text.tsx'
import type { PanelProps } from '../runner/panel.ts'
import { AllQuestions } from './all-questions.tsx'
import { CameraRecorder } from './camera-recorder.tsx'
import { TakeList } from './take-list.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { isUnderWay } from './upload-states.ts'
import { useTakes } from './use-takes.ts'
import { useVideoWords } from '../../messages/video/en.ts'
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx'

type Props = { value: string; hasTakes: boolean; onChange: (text: string) => void; onPaste: () => void }

/** Instead of a recording; nobody is asked why. */
function WrittenAnswer({ value, hasTakes, onChange, onPaste }: Props) {
  const { written: words } = useVideoWords()
  return (
    <div onPaste={onPaste}>
      <TextAreaField
        label={words.label}
        hint={hasTakes ? words.instead : words.hint}
        rows={8}
        limit={WRITTEN_LENGTH}
        value={value}
        onChange={(text) => onChange(text.slice(0, WRITTEN_LENGTH))}
        autoFocus
      />
    </div>
  )
}

/** A question that is answered before the camera, in two takes at most, or in writing. */
export const VideoPanel = (props: PanelProps<'video'>) => <VideoAnswer key={props.item.position} {...props} />

function VideoAnswer(props: PanelProps<'video'>) {
  const { item, answer, takes, change, lang } = props
  const words = useVideoWords()
  const pageLang = useLang()
  const [isOpen, setOpen] = useState(false)
  const [writes, setWrites] = useState(answer !== null && answer.take === null && answer.written !== '')
  const { upload, start, forget } = useTakes(props)
  const [isLost, setLost] = useDraft<boolean>(`recording:${props.token}:${item.position}`)
  const note = answer?.written ?? ''
  const isBusy = isUnderWay(upload)

  function toggleWriting() {
    setWrites(!writes)
    setOpen(false)
    // Going back to the camera, the last take that arrived counts again; the text stays.
    const take = writes ? (takes.at(-1)?.take ?? null) : null
    if (answer) change({ kind: 'video', take, written: note })
  }

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">
        <ItemText text={item.hint} lang={lang} />
      </p>
      {/* The words of the panel are in the language of the page, whatever the question is read in. */}
      <div lang={pageLang} dir={dirOf(pageLang)} className="grid gap-5">
        {isLost && !isOpen && (
          <Banner tone="warning" title={words.lost.title} onClose={() => setLost(null)}>
            {words.lost.text}
          </Banner>
        )}
        {writes ? (
          <WrittenAnswer
            value={note}
            hasTakes={takes.length > 0}
            onChange={(text) => change({ kind: 'video', take: null, written: text })}
            onPaste={props.onPaste}
          />
        ) : isOpen ? (
          <CameraRecorder
            seconds={item.seconds}
            onState={(isRecording) => setLost(isRecording || null)}
            onCancel={() => setOpen(false)}
            onDone={(recording) => {
              setOpen(false)
              if (recording) start(recording)
            }}
          />
        ) : (
          <>
            {takes.length === 0 && !upload && <AllQuestions token={props.token} position={item.position} lang={lang} />}
            {upload && <UploadProgress upload={upload} onForget={forget} />}
            <TakeList
              takes={takes}
              selected={answer?.take ?? null}
              onChoose={(take) => change({ kind: 'video', take, written: note })}
            />
            {takes.length < TAKES && !isBusy && (
              <div className="grid justify-items-start gap-2">
                <p className="text-sm text-ink-soft">
                  {takes.length === 0 ? words.beginText(item.seconds / 60) : words.againText}
                </p>
                <Button kind={takes.length === 0 ? 'primary' : 'quiet'} onPress={() => setOpen(true)}>
                  {takes.length === 0 ? <Video aria-hidden /> : <RotateCcw aria-hidden />}
                  {takes.length === 0 ? words.begin : words.again}
                </Button>
              </div>
            )}
          </>
        )}
        <div>
          <Button kind="ghost" size="small" onPress={toggleWriting} className="-ms-3">
            {writes ? <Video aria-hidden /> : <PenLine aria-hidden />}
            {writes ? words.written.close : words.written.open}
          </Button>
        </div>
      </div>
    </div>
  )
}
