import { useWords } from '../platform/i18n/i18n.tsx'
import { Card, CardHead } from '../ui/card.tsx'
import { BarChart, ColumnChart } from '../ui/chart-bars.tsx'
import { OverlapChart, type Presence } from '../ui/chart-overlap.tsx'
import { RadarChart } from '../ui/chart-radar.tsx'
import { RingChart } from '../ui/chart-ring.tsx'
import { Sparkline } from '../ui/sparkline.tsx'
import { Columns, Row, Section } from './section.tsx'
import { faces } from './words.ts'

const SCORES = [94, 71, 82, 58, 77, 90]
const NEEDED = [80, 60, 70, 70, 60, 80]
const HIRES = [12, 18, 15, 24, 31, 27]
const VIEWS = [12, 14, 11, 17, 16, 21, 19, 24, 22, 27, 29, 31]
const day = (from: number, to: number): Presence[] =>
  Array.from({ length: 24 }, (_, hour) => (hour >= from && hour < to ? 1 : hour === to || hour === from - 1 ? 0.5 : 0))

export function Charts() {
  const { sections, chart, axes, months, names } = useWords(faces)
  return (
    <Section id="charts" title={sections.charts}>
      <Columns>
        <Card>
          <CardHead title={chart.radar} level={3} />
          <RadarChart
            label={chart.radar}
            valueName={chart.you}
            compareName={chart.need}
            axes={axes.map((name, i) => ({ name, value: SCORES[i] ?? 0, compare: NEEDED[i] }))}
          />
        </Card>
        <Card>
          <CardHead title={chart.scores} level={3} actions={<Sparkline label={chart.spark} values={VIEWS} />} />
          <BarChart
            label={chart.scores}
            max={100}
            bars={axes.map((name, i) => ({ name, value: SCORES[i] ?? 0, point: i === 3 }))}
          />
        </Card>
        <Card>
          <CardHead title={chart.months} level={3} />
          <ColumnChart
            label={chart.months}
            bars={months.map((name, i) => ({ name, value: HIRES[i] ?? 0, point: i === 4 }))}
          />
        </Card>
        <Card className="grid gap-6">
          <CardHead title={chart.overlap} level={3} />
          <OverlapChart
            label={chart.overlap}
            from={6}
            to={22}
            zone={chart.zone}
            rows={[
              { name: names[0] ?? '', hours: day(9, 17) },
              { name: names[1] ?? '', hours: day(11, 20) },
            ]}
          />
          <Row className="justify-center gap-8">
            <RingChart label={chart.ring} value={0.91} text="91%" caption={chart.ringCaption} />
            <RingChart label={`${chart.ring} 2`} value={0.42} text="42%" caption={chart.ringCaption} tone="point" />
          </Row>
        </Card>
      </Columns>
    </Section>
  )
}
