import { REPORT_WORDS } from '@fareeq/domain/assessments/reports/rules-report-words.ts'
import type { Personality } from '@fareeq/domain/assessments/schema-report.ts'
import { useState } from 'react'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PlainButton } from '../../../../ui/actions/plain-button.tsx'
import { Meter } from './meter.tsx'
import { nameLines, pointOn, polygon } from './radar.ts'
import { useReportWords } from '../../messages/report/en.ts'

type Props = Pick<Personality, 'traits'>

/** Five traits in words, with a chart of them; a table has the numbers alone. */
export function TraitsChart({ traits }: Props) {
  const words = useReportWords().personality
  const [isTable, setTable] = useState(false)
  return (
    <div className="grid gap-4">
      {isTable ? <TraitsTable traits={traits} /> : <Chart traits={traits} />}
      <PlainButton
        kind="ghost"
        size="small"
        onPress={() => setTable(!isTable)}
        className="justify-self-start print:hidden"
      >
        {isTable ? words.asChart : words.asTable}
      </PlainButton>
    </div>
  )
}

function Chart({ traits }: Props) {
  const lang = useLang()
  const words = REPORT_WORDS[lang]
  return (
    <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[19rem_minmax(0,1fr)]">
      <Radar traits={traits} />
      <ul className="grid gap-4">
        {traits.map(({ trait, name, score, band, text }) => (
          <li key={trait} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-strong">{name[lang]}</span>
              <span className="text-sm text-ink-soft">
                {band === null ? words.tooLittle : `${words.band[band]} · ${score}`}
              </span>
            </p>
            {score !== null && <Meter share={score / 100} />}
            {text && <p className="text-sm text-ink-soft">{text[lang]}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Only an illustration of the list beside it, which is what is read aloud. */
function Radar({ traits }: Props) {
  const lang = useLang()
  return (
    <svg viewBox="-40 22 280 162" aria-hidden className="mx-auto w-full max-w-80 [direction:ltr]">
      {[0.25, 0.5, 0.75, 1].map((share) => (
        <polygon key={share} points={polygon(traits.map(() => share))} className="fill-none stroke-line" />
      ))}
      {traits.map(({ trait, name }, index) => {
        const end = pointOn(index, traits.length, 1)
        const label = pointOn(index, traits.length, 1.16)
        return (
          <g key={trait}>
            <line x1="100" y1="100" x2={end.x} y2={end.y} className="stroke-line" />
            <text
              y={label.y + 3}
              textAnchor={Math.abs(label.x - 100) < 1 ? 'middle' : label.x > 100 ? 'start' : 'end'}
              className="fill-ink-soft text-[0.5625rem]"
            >
              {nameLines(name[lang]).map((line, at) => (
                <tspan key={line} x={label.x} dy={at === 0 ? undefined : '1.2em'}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        )
      })}
      <polygon
        points={polygon(traits.map(({ score }) => (score ?? 0) / 100))}
        className="fill-accent/15 stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function TraitsTable({ traits }: Props) {
  const lang = useLang()
  const { band: bands, tooLittle } = REPORT_WORDS[lang]
  const words = useReportWords().personality
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line text-start text-ink-faint [&_th]:py-2 [&_th]:text-start [&_th]:font-normal">
          <th scope="col">{words.trait}</th>
          <th scope="col">{words.level}</th>
          <th scope="col">{words.score}</th>
        </tr>
      </thead>
      <tbody>
        {traits.map(({ trait, name, score, band }) => (
          <tr key={trait} className="border-b border-line last:border-0 [&>*]:py-2 [&>*]:text-start">
            <th scope="row" className="font-strong">
              {name[lang]}
            </th>
            <td>{band === null ? tooLittle : bands[band]}</td>
            <td className="num">{score ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
