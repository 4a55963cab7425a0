import type { TalentImport } from '@fareeq/domain/talent-imports/schema.ts'
import { VERDICTS } from '@fareeq/domain/talent-imports/limits.ts'
import { hasBegun, isComparing, isFinished, isRunning, mayBegin } from '@fareeq/domain/talent-imports/states.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { ProgressBar } from '../../../ui/display/progress.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { beginImport, stopImport } from '../api-ops.ts'
import { ImportRows } from './import-rows.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import { useImportWords } from '../messages/en.ts'

const ALL = 'all'

/** What an import would do or has done, and its lines. */
export function ImportPreview({ talentImport }: { talentImport: TalentImport }) {
  const words = useImportWords()
  const write = useWrite()
  const { query } = readHref(useHref())
  const verdict = VERDICTS.find((it) => it === query['verdict'])
  const show = (next: string) =>
    void navigate(
      pathTo('opsRecord', { section: 'pipeline', id: talentImport.id }, { verdict: next === ALL ? undefined : next }),
      { replace: true, keepScroll: true },
    )
  const count = (n: number, label: string) => `${label} (${write(String(n))})`
  return (
    <div className="grid grid-cols-1 gap-6">
      <ImportState talentImport={talentImport} />
      {!isComparing(talentImport.phase) && (
        <>
          <Segmented
            label={words.show}
            labelHidden
            inPairs
            options={[
              { id: ALL, label: count(talentImport.total, words.all) },
              ...VERDICTS.map((id) => ({ id, label: count(talentImport.verdicts[id], words.verdicts[id]) })),
            ]}
            value={verdict ?? ALL}
            onChange={show}
            className="w-full xs:w-auto xs:justify-self-start"
          />
          <ImportRows talentImport={talentImport} verdict={verdict} />
        </>
      )}
    </div>
  )
}

function ImportState({ talentImport }: { talentImport: TalentImport }) {
  const words = useImportWords()
  const write = useWrite()
  const { phase, total, compared, done, ignored } = talentImport
  const hasProgress = isComparing(phase) || (hasBegun(phase) && !isFinished(phase))
  const reached = isComparing(phase) ? compared : done
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3" aria-live="polite">
        <PhaseBadge phase={phase} />
        <Sums talentImport={talentImport} />
      </div>
      {hasProgress && (
        <ProgressBar
          label={words.phases[phase]}
          labelHidden
          value={reached / Math.max(total, 1)}
          text={write(`${reached} / ${total}`)}
        />
      )}
      {ignored.length > 0 && (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {words.ignored}: <bdi>{ignored.join(' · ')}</bdi>
        </p>
      )}
      <Decisions talentImport={talentImport} />
    </Card>
  )
}

/** Before it begins what would happen, then what has. */
function Sums({ talentImport: { phase, choices, imported, noted, skipped } }: { talentImport: TalentImport }) {
  const words = useImportWords()
  if (isComparing(phase)) return null
  const counts = hasBegun(phase)
    ? [words.imported(imported), words.noted(noted), words.skipped(skipped)]
    : [words.willImport(choices.import), words.willNote(choices.note), words.willSkip(choices.skip)]
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
      {counts.map((count) => (
        <li key={count}>{count}</li>
      ))}
    </ul>
  )
}

function Decisions({ talentImport: { id, phase, choices } }: { talentImport: TalentImport }) {
  const words = useImportWords()
  const stop = useAction(() => stopImport(id), { done: words.stoppedToast })
  const label = hasBegun(phase) ? words.goOn : words.begin
  const hasWork = choices.import + choices.note > 0
  return (
    <div className="flex flex-wrap gap-2.5 empty:hidden">
      {mayBegin(phase) && hasWork && (
        <ConfirmButton
          label={label}
          title={words.beginTitle}
          text={words.beginText}
          kind="primary"
          onConfirm={() => runWithToast(beginImport(id), words.begun)}
        >
          <p className="font-strong">{words.willImport(choices.import)}</p>
        </ConfirmButton>
      )}
      {isRunning(phase) && (
        <Button kind="quiet" pending={stop.isPending} onPress={() => void stop.run()}>
          {words.stop}
        </Button>
      )}
      {isFinished(phase) && (
        <>
          <ButtonLink as={PageLink} href={pathTo('opsSection', { section: 'pipeline' })}>
            {words.toBoard}
          </ButtonLink>
          <ButtonLink as={PageLink} kind="quiet" href={pathTo('opsRecord', { section: 'pipeline', id: 'import' })}>
            {words.another}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
