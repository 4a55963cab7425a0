// <RingChart label=… value={0.82} text="82%" caption=… />: one part of a whole, with its number in the middle.
import type { ReactNode } from 'react'
import { ChartFigure } from './chart-table.tsx'
import { useUiWords } from '../words/en.ts'

type Props = {
  label: string
  value: number
  text: string
  caption?: ReactNode
  tone?: 'accent' | 'point'
  size?: number
}

const R = 44
const ROUND = 2 * Math.PI * R

export function RingChart({ label, value, text, caption, tone = 'accent', size = 132 }: Props) {
  const words = useUiWords()
  const part = Math.max(0, Math.min(1, value))
  return (
    <ChartFigure label={label} className="w-fit" columns={[words.item, words.value]} rows={[[label, text]]}>
      <div className="relative" style={{ inlineSize: size, blockSize: size }}>
        <svg viewBox="0 0 100 100" className="size-full -rotate-90 [direction:ltr]">
          <circle cx="50" cy="50" r={R} className="fill-none stroke-line" strokeWidth="8" />
          <circle
            cx="50"
            cy="50"
            r={R}
            className={tone === 'accent' ? 'fill-none stroke-accent' : 'fill-none stroke-point'}
            strokeWidth="8"
            strokeLinecap="round"
            strokeDasharray={`${part * ROUND} ${ROUND}`}
          />
        </svg>
        <span className="absolute inset-0 flex flex-col items-center justify-center text-center">
          <span className="num text-2xl leading-tight font-semibold">{text}</span>
          {caption && <span className="max-w-[70%] text-xs text-ink-faint">{caption}</span>}
        </span>
      </div>
    </ChartFigure>
  )
}
