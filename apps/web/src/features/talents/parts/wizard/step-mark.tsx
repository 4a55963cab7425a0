import type { StepState } from '@fareeq/domain/talents/profile/rules-profile.ts'
import { Check } from 'lucide-react'
import { cx } from '../../../../ui/cx.ts'
import { Nuqta } from '../../../../ui/display/nuqta.tsx'

/** `ahead`: not reached yet. */
export type StepMarkState = StepState | 'ahead'
type Props = { state: StepMarkState; here: boolean }

const COLOUR = { filled: 'text-accent', short: 'text-warning', empty: 'text-line-strong', ahead: 'text-line' }

/** Full where the step is filled, hollow where something is left out: in colour and in shape. */
export const StepMark = ({ state, here }: Props) => (
  <span aria-hidden className="relative flex size-5 flex-none items-center justify-center">
    <Nuqta
      className={cx('absolute inset-0 text-[1.25rem]', here && state !== 'filled' ? 'text-point' : COLOUR[state])}
    />
    {state === 'filled' && <Check className="relative size-2.5 text-accent-ink" strokeWidth={4} />}
    {(state === 'short' || state === 'empty') && !here && <Nuqta className="relative text-[0.75rem] text-surface" />}
  </span>
)
