import { useWords } from '../platform/i18n/i18n.tsx'
import { RingChart } from '../ui/display/chart-ring.tsx'
import { Row, Section } from './section.tsx'
import { faces } from './words.ts'

export function Charts() {
  const { sections, chart } = useWords(faces)
  return (
    <Section id="charts" title={sections.charts}>
      <Row className="gap-8">
        <RingChart label={chart.ring} value={0.91} text="91%" caption={chart.ringCaption} />
        <RingChart label={`${chart.ring} 2`} value={0.42} text="42%" caption={chart.ringCaption} tone="point" />
      </Row>
    </Section>
  )
}
