import { Card } from '../../../ui/card.tsx'
import { NuqtaCount } from '../../../ui/nuqta.tsx'

type Props = { title: string; text: string; stages: readonly { title: string; text: string }[] }

/** The four steps of selection, counted in dots. */
export const Stages = ({ title, text, stages }: Props) => (
  <section id="stages" className="page py-16 lg:py-20">
    <h2 className="text-3xl">{title}</h2>
    <p className="mt-2 text-ink-soft">{text}</p>
    <ol className="mt-9 grid gap-4.5 xs:grid-cols-2 lg:grid-cols-4">
      {stages.map((stage, index) => (
        <Card as="li" key={stage.title} pad="large">
          <NuqtaCount n={index + 1} />
          <h3 className="mt-3 text-lg">{stage.title}</h3>
          <p className="mt-1 text-sm text-ink-soft">{stage.text}</p>
        </Card>
      ))}
    </ol>
  </section>
)
