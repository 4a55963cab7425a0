import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../../../../ui/display/banner.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { NuqtaLoader } from '../../../../ui/display/nuqta.tsx'
import type { Autosave } from './use-autosave.ts'
import { useWizardWords } from '../../messages/wizard/en.ts'

type FieldStatus = Pick<Autosave<unknown>, 'phase' | 'retry' | 'takeTheirs' | 'keepMine'>

/** A self-saving field, with its save state at the end of the label. */
export const AutosaveField = ({
  autosave,
  id,
  below,
  children,
}: {
  autosave: FieldStatus
  /** Anchor (`#nationality`). */
  id?: string
  /** Without a label: the state is below the field. */
  below?: boolean
  children: ReactNode
}) => (
  <div id={id} className="relative grid min-w-0 content-start gap-2.5">
    {children}
    <AutosaveStatus {...autosave} below={below} />
    {autosave.phase === 'conflict' && <Conflict {...autosave} />}
  </div>
)

function AutosaveStatus({ phase, retry, below }: FieldStatus & { below?: boolean }) {
  const words = useWizardWords().phase
  return (
    <div
      role="status"
      className={cx(
        'pointer-events-none flex min-h-6.5 items-center gap-1.5 text-xs text-ink-faint',
        !below && 'absolute end-0 top-0',
      )}
    >
      {phase === 'saving' && (
        <>
          <NuqtaLoader />
          <span className="sr-only">{words.saving}</span>
        </>
      )}
      {phase === 'saved' && (
        <span className="inline-flex animate-rise items-center gap-1 text-positive">
          <Check aria-hidden className="size-3.5" />
          {words.saved}
        </span>
      )}
      {phase === 'offline' && <span className="text-warning">{words.offline}</span>}
      {phase === 'failed' && (
        <>
          <span className="text-danger">{words.failed}</span>
          <button
            type="button"
            onClick={retry}
            className="hit pointer-events-auto font-strong text-accent underline underline-offset-4"
          >
            {words.retry}
          </button>
        </>
      )}
    </div>
  )
}

function Conflict({ takeTheirs, keepMine }: FieldStatus) {
  const words = useWizardWords().conflict
  return (
    <Banner
      tone="warning"
      role="alert"
      title={words.title}
      action={
        <>
          <Button size="small" onPress={keepMine}>
            {words.mine}
          </Button>
          <Button size="small" kind="quiet" onPress={takeTheirs}>
            {words.theirs}
          </Button>
        </>
      }
    >
      {words.text}
    </Banner>
  )
}
