import { passesOf } from '@fareeq/domain/assessments/reports/rules-reports.ts'
import type { TalentReport } from '@fareeq/domain/assessments/schema-report.ts'
import { useState } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Checkbox, CheckboxGroup } from '../../../../ui/fields/choices/checkbox.tsx'
import { Dialog, DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { shareReport } from '../../api-report.ts'
import { useReportWords } from '../../messages/report/en.ts'

/** Asks what a new link shows: everything that was passed unless unticked, the traits and the videos only when ticked. */
export function NewLink({ report: { tests, personality, videos } }: { report: TalentReport }) {
  const { share: words, cancel } = useReportWords()
  const lang = useLang()
  const write = useWrite()
  const passes = passesOf(tests)
  const [isOpen, setOpen] = useState(false)
  const [assessments, setAssessments] = useState<string[]>([])
  const [with_personality, setPersonality] = useState(false)
  const [with_videos, setVideos] = useState(false)
  const { run, isPending, failure } = useAction(shareReport, { done: words.made, refused: 'shown' })
  const begin = (open: boolean) => {
    setOpen(open)
    if (!open) return
    setAssessments(passes.map(({ assessment_id }) => assessment_id))
    setPersonality(false)
    setVideos(false)
  }
  const submit = async () => {
    if (await run({ assessments, with_personality, with_videos })) setOpen(false)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={begin}
      trigger={
        <Button kind="quiet" size="small">
          {words.make}
        </Button>
      }
      title={words.choose}
      text={words.chooseText}
    >
      {passes.length > 0 && (
        <CheckboxGroup
          label={words.assessments}
          options={passes.map(({ assessment_id, title, score }) => ({
            id: assessment_id,
            label: title[lang],
            end: score === null ? undefined : write(`${score}%`),
          }))}
          value={assessments}
          onChange={setAssessments}
          error={failure ?? undefined}
        />
      )}
      {personality && (
        <Checkbox value={with_personality} onChange={setPersonality}>
          {words.withPersonality}
          <span className="block text-sm text-ink-faint">{words.personalityHint}</span>
        </Checkbox>
      )}
      {videos.length > 0 && (
        <Checkbox value={with_videos} onChange={setVideos}>
          {words.withVideos}
          <span className="block text-sm text-ink-faint">{words.videosHint}</span>
        </Checkbox>
      )}
      <DialogActions>
        <Button
          pending={isPending}
          isDisabled={assessments.length === 0 && !with_personality && !with_videos}
          onPress={() => void submit()}
        >
          {words.create}
        </Button>
        <Button kind="quiet" onPress={() => setOpen(false)}>
          {cancel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
